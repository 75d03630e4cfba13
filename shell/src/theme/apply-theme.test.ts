import { siteMetadata } from '@portal/shared/testing';
import { resolveTheme } from './apply-theme.ts';

const site = siteMetadata({ design_id: 'mcn-2', color_primary: '#E8662A', color_primary_dim: '#F5B79A' });

it('resolveTheme returns the domain’s theme when the address has no override', () => {
  expect(resolveTheme(site, '?page=2')).toEqual({
    design: 'mcn-2',
    primary: '#E8662A',
    dim: '#F5B79A',
    isOverridden: false,
  });
});

it('resolveTheme takes colours and design from the overrides in the address', () => {
  expect(resolveTheme(site, '?p=112233&pd=aabbcc&d=4')).toEqual({
    design: 'mcn-4',
    primary: '#112233',
    dim: '#aabbcc',
    isOverridden: true,
  });
});

it.each([
  ['T-10', '?p=red;}body{background:url(//evil)'],
  ['T-10', '?p=</style>'],
  ['T-10', '?pd=1234567'],
  ['T-10', '?p=１２３４５６'],
  ['T-11', '?d=../../x'],
  ['T-11', '?d=constructor'],
  ['T-11', '?d=__proto__'],
])('%s resolveTheme ignores the invalid override %s', (_, search) => {
  expect(resolveTheme(site, search)).toEqual(resolveTheme(site, ''));
});

it('resolveTheme returns the default design without metadata', () => {
  expect(resolveTheme(null, '')).toMatchObject({ design: 'mcn-1', primary: undefined });
});
