import { act, screen } from '@testing-library/react';
import { createTexts, useFormat } from '../i18n/index.ts';
import type { Language } from '../i18n/index.ts';
import { renderPortal, startPortal } from '../testing/index.ts';
import { colorSchemeAtom, currencyAtom, languageAtom, normaliseColorScheme } from './config.ts';

const TITLES: Partial<Record<Language, string>> = { ko: '설정', 'zh-CN': '设置', 'zh-TW': '設定' };

const texts = createTexts<{ title: string }>('config-test', async (language) => ({
  default: { title: TITLES[language] ?? 'Settings' },
}));

const Probe = () => {
  const { t } = texts.useTexts();
  const format = useFormat();
  return <p>{`${t('title')} ${format.money('1234.5')} ${format.date('2026-07-04')}`}</p>;
};

it('writing languageAtom and currencyAtom changes texts and formats and writes cookies', async () => {
  const other = startPortal();
  const view = await renderPortal(<Probe />);
  expect(screen.getByText('설정 ₩1,235 2026.07.04')).toBeInTheDocument();

  await act(() => view.store.set(languageAtom, 'en'));
  act(() => view.store.set(currencyAtom, 'USD'));

  expect(screen.getByText('Settings $1,234.50 Jul 4, 2026')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  expect(document.cookie).toContain('language=en');
  expect(document.cookie).toContain('currency=USD');
  expect(other.get(currencyAtom)).toBe('KRW');
});

it('colorSchemeAtom sets data-scheme, and removes it for the system’s scheme', async () => {
  const { store } = await renderPortal(<p />);

  act(() => store.set(colorSchemeAtom, 'dark'));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(document.cookie).toContain('color_scheme=dark');

  act(() => store.set(colorSchemeAtom, 'system'));
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['pink', 'system'],
  [undefined, 'system'],
])('normaliseColorScheme(%s) returns %s', (value, scheme) => {
  expect(normaliseColorScheme(value)).toBe(scheme);
});
