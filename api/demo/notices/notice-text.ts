import type { Language } from '@portal/shared/facts';
import type { NoticeCategory } from '../../src/content/notice/notice.tables.ts';

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
  texts: Record<Language, NoticeText>;
};

const text = (title: string, ...body: string[]): NoticeText => ({ title, body });

export const notice = (
  when: Omit<DemoNotice, 'texts'>,
  texts: Record<Language, readonly [title: string, ...body: string[]]>,
): DemoNotice => ({
  ...when,
  texts: {
    ko: text(...texts.ko),
    en: text(...texts.en),
    'zh-CN': text(...texts['zh-CN']),
    'zh-TW': text(...texts['zh-TW']),
  },
});
