import { Readable } from 'node:stream';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createWriteKiller } from '../../../platform/testing/write-killer.ts';
import { createServerActor } from '../../audit/actor.ts';
import { createAudit } from '../../audit/audit.service.ts';
import { createPictureStore } from '../../media/stored/picture-store.ts';
import { createCatalogueImport } from '../catalogue-import.service.ts';
import { createCoverService } from '../covers/cover.service.ts';
import { fetchPicture } from '../covers/fetch-picture.ts';

/** What is stored of the catalogue. */
export type CatalogueState = {
  titles: string[];
  removed: string[];
  tags: string[];
  /** Tracks with their tags. */
  tagged: string[];
  logged: number;
};

/**
 * A process that imports a catalogue, and kills itself after so many writes of the import:
 * `node import-process.ts <directory or URL> <data directory> <action> <writes>`.
 */
const [, , place = '', dataDir = '', , writes = ''] = process.argv;
const opened = await openDatabase(place.includes('://') ? { url: place } : { directory: place });
const killer = createWriteKiller(Number(writes));
const database = killer.watch(opened);
const importCatalogue = createCatalogueImport({
  database,
  clock: systemClock,
  audit: createAudit({ db: database.db, clock: systemClock, ids: randomIds }),
  isrcPrefix: 'KRX4G',
  covers: createCoverService({ db: database.db, store: createPictureStore(dataDir, 'cover'), fetchPicture }),
});
const print = (word: string, value: unknown) => process.stdout.write(`${word} ${JSON.stringify(value)}\n`);

const readState = async (): Promise<CatalogueState> => {
  const { db } = opened;
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

/** Changes a track, adds one with a new tag, and removes the one that the import before has added. */
const importNext = async (number: number) => {
  const isrc = (index: number) => `KRX4G26${String(index).padStart(5, '0')}`;
  const rows = [
    'isrc,title,artist,category,duration,tags',
    `${isrc(1)},Changed ${number},Han,bgm,65,`,
    `${isrc(100 + number)},Added ${number},Han,bgm,65,tag-${number}`,
  ];
  await importCatalogue(createServerActor('', null), Readable.from([Buffer.from(rows.join('\n'))]), {
    ...{ name: 'tracks.csv', createTags: true, removeMissing: true, maxRemoved: 100, reason: undefined },
  });
};

const found = await readState();
print('found', found);
print('ready', found);
killer.arm();
await importNext(found.logged);
print('answered', await readState());
await opened.close();
