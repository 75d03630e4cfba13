import { i18n, initI18n } from './i18n.ts';

test('only a value with right-to-left letters is isolated from the text around it', () => {
  initI18n('en');
  i18n.addResourceBundle('en', 'names', { share: '{{name}}’s share {{count}}' });
  const t = i18n.getFixedT('en', 'names');

  expect(t('share', { name: 'שלום', count: 5 })).toBe('\u2068שלום\u2069’s share 5');
  expect(t('share', { name: '<b>R&B</b> 鄧麗君', count: 5 })).toBe('<b>R&B</b> 鄧麗君’s share 5');
});
