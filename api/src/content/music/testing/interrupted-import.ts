import { Readable } from 'node:stream';
import { systemClock } from '../../../platform/clock.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import type { ServerStart } from '../../../platform/testing/interrupt-at-every-write.ts';
import { createServerActor } from '../../../access/audit/actor.ts';
import { createAudit } from '../../../access/audit/audit.service.ts';
import { createPictureStore } from '../../media/stored/picture-store.ts';
import { createCatalogueImport } from '../catalogue-import.service.ts';
import { createCoverService } from '../covers/cover.service.ts';
import { createPreviewStore } from '../previews/preview-store.ts';
import { createPreviewService } from '../previews/preview.service.ts';
import { fetchFile } from '../sources/fetch-file.ts';

/** What is stored of the catalogue. */
export type CatalogueState = {
  titles: string[];
  removed: string[];
  tags: string[];
  /** Tracks with their tags. */
  tagged: string[];
  logged: number;
};

const readState = async ({ db }: OpenDatabase): Promise<CatalogueState> => {
  const tracks = await db
    .selectFrom('track')
    .select(['isrc', 'title', 'removed_at'])
    .orderBy('isrc')
    .execute();
  const tags = await db.selectFrom('music_tag').select('id').orderBy('id').execute();
  const tagged = await db.selectFrom('track_tag').selectAll().orderBy('isrc').orderBy('tag_id').execute();
  const { entries } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<string>().as('entries'))
    .where('action', '=', 'music.imported')
    .executeTakeFirstOrThrow();
  return {
    titles: tracks.filter((track) => track.removed_at === null).map(({ title }) => title),
    removed: tracks.filter((track) => track.removed_at !== null).map(({ isrc }) => isrc),
    tags: tags.map(({ id }) => id),
    tagged: tagged.map(({ isrc, tag_id: tag }) => `${isrc} ${tag}`),
    logged: Number(entries),
  };
};

const formatIsrc = (index: number) => `KRX4G26${String(index).padStart(5, '0')}`;

/** Starts a server whose import changes a track, adds one with a new tag, and removes the one that the import before has added. */
export const startImport = async (_action: 'music import', { storage, opened, database }: ServerStart) => {
  const { db } = database;
  const store = createPictureStore(storage.dataDir, 'cover');
  const importCatalogue = createCatalogueImport({
    database,
    clock: systemClock,
    audit: createAudit({ db, clock: systemClock, ids: randomIds }),
    isrcPrefix: 'KRX4G',
    covers: createCoverService({ db, store, fetchFile }),
    previews: createPreviewService({
      db,
      store: createPreviewStore(storage.dataDir),
      decoder: { decode: () => Promise.reject(new Error('The file has no previews.')) },
      fetchFile,
    }),
  });
  return {
    readState: () => readState(opened),
    run({ logged }: CatalogueState) {
      const rows = [
        'isrc,title,artist,category,duration,tags',
        `${formatIsrc(1)},Changed ${logged},Han,bgm,65,`,
        `${formatIsrc(100 + logged)},Added ${logged},Han,bgm,65,tag-${logged}`,
      ];
      return importCatalogue(createServerActor('', null), Readable.from([Buffer.from(rows.join('\n'))]), {
        name: 'tracks.csv',
        createTags: true,
        removeMissing: true,
        maxRemoved: 100,
        reason: undefined,
      });
    },
  };
};
