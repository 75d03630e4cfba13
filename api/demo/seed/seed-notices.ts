import type { NoticeText } from '../notices/notice-text.ts';
import { olderNotices } from '../notices/older-notices.ts';
import { recentNotices } from '../notices/recent-notices.ts';
import { timeDaysAgo, seedId, type SeedContext } from './seed-context.ts';

const toMarkdown = ({ body }: NoticeText) => body.join('\n\n');

/** Inserts notices that all domains show. */
export const seedNotices = async (context: SeedContext) => {
  const notices = [...recentNotices, ...olderNotices].map(
    ({ key, category, ageInDays, isPinned = false, texts }) => {
      const inLanguages = (read: (text: NoticeText) => string) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, read(text)])),
        );
      return {
        id: seedId(`notice/${key}`),
        domain: null,
        category,
        title: inLanguages(({ title }) => title),
        body: inLanguages(toMarkdown),
        pinned: isPinned,
        published_at: timeDaysAgo(context, ageInDays),
      };
    },
  );
  await context.trx.insertInto('notice').values(notices).execute();
};
