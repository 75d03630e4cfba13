import { toFollowingSizes, rem, toRem } from './text-size.ts';

it.each([
  ['font-size:14px;line-height:20px;', 'font-size:0.875rem;line-height:1.25rem;'],
  ['min-width:240px;max-height:calc(100dvh - 32px);', 'min-width:15rem;max-height:calc(100dvh - 2rem);'],
  ['flex:1 1 240px;flex-basis:8px;', 'flex:1 1 15rem;flex-basis:0.5rem;'],
  ['grid-template-columns:48px minmax(0, 1fr) 80px;', 'grid-template-columns:3rem minmax(0, 1fr) 5rem;'],
  ['inset:0 -12px 0 auto;right:-14px;', 'inset:0 -0.75rem 0 auto;right:-0.875rem;'],
  ['transform:translateX(12px);', 'transform:translateX(0.75rem);'],
  ['&::after{width:.5px;}', '&::after{width:0.03125rem;}'],
  ['@media (max-width: 639.98px){top:4px;}', '@media (max-width: 39.99875rem){top:0.25rem;}'],
  ['@container (max-width: 320px){color:red;}', '@container (max-width: 20rem){color:red;}'],
])('toFollowingSizes turns the sizes of %s into %s', (css, expected) => {
  expect(toFollowingSizes(css)).toBe(expected);
});

it.each([
  'padding:4px 8px;margin-top:12px;gap:8px;scroll-margin-top:8px;',
  'border:1px solid;border-top:1px solid;border-radius:8px;outline-offset:2px;',
  'box-shadow:0 1px 2px red;stroke-width:2px;--drawn-width:320px;',
  'width:100%;height:1.5em;flex:1;',
])('toFollowingSizes leaves %s', (css) => {
  expect(toFollowingSizes(css)).toBe(css);
});

it('rem and toRem divide by the default text size', () => {
  expect(rem(20)).toBe('1.25rem');
  expect(toRem('minmax(120px, 1fr) 0px')).toBe('minmax(7.5rem, 1fr) 0rem');
});
