import type { NoticeCategory } from '../../src/content/notice/notice.tables.ts';
import type { Localised } from '../../src/texts/languages.ts';

export type NoticeText = {
  title: string;
  /** Paragraphs in Markdown. */
  body: readonly string[];
};

export type DemoNotice = {
  key: string;
  category: NoticeCategory;
  /** Days before the demo was created. */
  ageInDays: number;
  isPinned?: boolean;
  texts: Localised<NoticeText>;
};

export const notice = (
  when: Omit<DemoNotice, 'texts'>,
  texts: Localised<readonly [title: string, ...body: string[]]>,
): DemoNotice => ({
  ...when,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, [title, ...body]]) => [language, { title, body }]),
  ),
});
