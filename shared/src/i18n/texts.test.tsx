import { act, render, screen } from '@testing-library/react';
import { mapLanguages, type Language } from '../facts/index.ts';
import { initI18n } from './i18n.ts';
import { addTexts, changeLanguage, createTexts, type TextTree } from './texts.ts';
import { useLanguage } from './use-language.ts';

type Tree = { title: string; videos_other: string; list: { empty: string } };

const ENGLISH = {
  title: 'Music',
  videos_one: '{{count, number}} video',
  videos_other: '{{count, number}} videos',
  list: { empty: 'None, {{name}}' },
};

const TEXTS: Partial<Record<Language, TextTree>> = {
  ko: { title: '음원', videos_other: '영상 {{count, number}}개', list: { empty: '없어요, {{name}}님' } },
  'zh-CN': { title: '音乐', videos_other: '{{count, number}} 个视频', list: { empty: '没有，{{name}}' } },
  'zh-TW': { title: '音樂', videos_other: '{{count, number}} 部影片', list: { empty: '沒有，{{name}}' } },
};

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

let packages = 0;

const makeTexts = (load: (language: Language) => Promise<void> = async () => undefined) => {
  packages += 1;
  const loaded: string[] = [];
  const loader = (language: Language) => async () => {
    loaded.push(language);
    await load(language);
    return { default: TEXTS[language] ?? ENGLISH };
  };
  const texts = createTexts<Tree>(`package-${packages}`, mapLanguages(loader));
  return { texts, loaded };
};

it('texts.load loads only the page’s language, once', async () => {
  initI18n('zh-TW');
  const { texts, loaded } = makeTexts();

  await texts.load();
  await texts.load();

  expect(texts.text('title')).toBe('音樂');
  expect(loaded).toEqual(['zh-TW']);
});

it('texts.text interpolates values and selects the plural', async () => {
  initI18n('en');
  const { texts } = makeTexts();
  await texts.load();

  expect(texts.text('videos', { count: 1 })).toBe('1 video');
  expect(texts.text('videos', { count: 12345 })).toBe('12,345 videos');
  expect(texts.text('list.empty', { name: '<b>Kim</b>' })).toBe('None, <b>Kim</b>');
});

it('changeLanguage loads the texts of all packages and re-renders them together', async () => {
  initI18n('ko');
  const first = makeTexts();
  const second = makeTexts();
  await Promise.all([first.texts.load(), second.texts.load()]);
  const Page = () => (
    <p>{`${first.texts.useTexts().t('title')} ${second.texts.useTexts().t('title')} ${useLanguage()}`}</p>
  );
  render(<Page />);
  expect(screen.getByText('음원 음원 ko')).toBeInTheDocument();

  await act(() => changeLanguage('zh-CN'));

  expect(screen.getByText('音乐 音乐 zh-CN')).toBeInTheDocument();
  expect(first.loaded).toEqual(['ko', 'zh-CN']);
});

it('changeLanguage rejects and keeps the old language when texts cannot be loaded', async () => {
  initI18n('ko');
  let isGone = true;
  const { texts } = makeTexts(async (language) => {
    if (language === 'en' && isGone) throw new Error('gone');
  });
  await texts.load();

  await expect(changeLanguage('en')).rejects.toThrow('gone');
  expect(texts.text('title')).toBe('음원');

  isGone = false;
  await changeLanguage('en');
  expect(texts.text('title')).toBe('Music');
});

it('changeLanguage loads the texts of a package that is registered meanwhile', async () => {
  initI18n('ko');
  const english = gate();
  const slow = makeTexts((language) => (language === 'en' ? english.opened : Promise.resolve()));
  await slow.texts.load();

  const change = changeLanguage('en');
  const late = makeTexts();
  await late.texts.load();
  english.open();
  await change;

  expect(late.texts.text('title')).toBe('Music');
});

it('the latest of concurrent changeLanguage calls wins', async () => {
  initI18n('ko');
  const english = gate();
  const { texts } = makeTexts((language) => (language === 'en' ? english.opened : Promise.resolve()));
  await texts.load();

  const first = changeLanguage('en');
  await changeLanguage('zh-TW');
  english.open();
  await first;

  expect(texts.text('title')).toBe('音樂');
});

it('onMissingKey is called for a key without a text', async () => {
  const missing = jest.fn();
  initI18n('ko', missing);
  const { texts } = makeTexts();
  await texts.load();

  // @ts-expect-error no such key
  texts.text('nothing');

  expect(missing).toHaveBeenCalledWith('ko', texts.namespace, 'nothing');
});

it('addTexts replaces texts that have been looked up before', async () => {
  initI18n('ko');
  const { texts } = makeTexts();
  await texts.load();
  const Page = () => <p>{texts.useTexts().t('title')}</p>;
  const { rerender } = render(<Page />);
  expect(screen.getByText('음원')).toBeInTheDocument();

  addTexts(texts.namespace, 'ko', { title: '노래' });
  rerender(<Page key="again" />);

  expect(screen.getByText('노래')).toBeInTheDocument();
});
