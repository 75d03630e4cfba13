import type { Db } from '../../platform/database/database.ts';
import { type Language, localised, type Localised } from '../../platform/http/languages.ts';
import type { Page } from '../../platform/http/listing.ts';
import { createMusicRepository, type TrackFilter } from './music.repository.ts';

/** The languages a text is looked for in: the caller's, then the site's. */
export type Wanted = {
  language: Language;
  siteLanguage: Language;
};

/** The music catalogue as partners read it. */
export const createMusicService = (db: Db) => {
  const music = createMusicRepository(db);

  const named =
    ({ language, siteLanguage }: Wanted) =>
    ({ id, name }: { id: string; name: Localised<string> }) => ({
      id,
      name: localised(name, language, siteLanguage) ?? id,
    });

  return {
    async tracks(filter: TrackFilter, page: Page, wanted: Wanted) {
      const [rows, total] = await Promise.all([music.page(filter, page), music.count(filter)]);
      const isrcs = rows.map(({ isrc }) => isrc);
      const [ranks, tags] =
        isrcs.length > 0 ? await Promise.all([music.ranks(isrcs), music.tagsOf(isrcs)]) : [[], []];
      const rankOf = new Map(ranks.map(({ isrc, rank }) => [isrc, rank]));
      const tagsOf = Map.groupBy(tags, ({ isrc }) => isrc);
      const items = rows.map((row) => ({
        ...row,
        videos_used: Number(row.videos_used),
        tags: (tagsOf.get(row.isrc) ?? []).map(named(wanted)),
        rank: rankOf.get(row.isrc) ?? null,
      }));
      return { items, total };
    },

    async tags(wanted: Wanted) {
      return (await music.tags()).map(named(wanted));
    },
  };
};
