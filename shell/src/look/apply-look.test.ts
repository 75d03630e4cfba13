import { siteMetadata } from '@portal/shared/testing';
import { chooseLook } from './apply-look.ts';

const site = siteMetadata({ design_id: 'mcn-2', color_primary: '#E8662A', color_primary_dim: '#F5B79A' });

it('is the domain’s as long as the address asks for nothing', () => {
  expect(chooseLook(site, '?page=2')).toEqual({
    design: 'mcn-2',
    primary: '#E8662A',
    dim: '#F5B79A',
    isOverridden: false,
  });
});

it('takes colours and design from the address', () => {
  expect(chooseLook(site, '?p=112233&pd=aabbcc&d=4')).toEqual({
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
])('%s ignores %s', (_, search) => {
  expect(chooseLook(site, search)).toEqual(chooseLook(site, ''));
});

it('has a look without metadata, too', () => {
  expect(chooseLook(null, '')).toMatchObject({ design: 'mcn-1', primary: undefined });
});
