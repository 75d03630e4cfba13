import type { Clock } from '../../platform/clock.ts';
import type { OpenDatabase, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../access/audit/actor.ts';
import type { Audit } from '../../access/audit/audit.service.ts';
import { createFileError, MalformedFileError } from '../../platform/csv/file-error.ts';
import { type CatalogueFile, type CatalogueOptions, readCatalogueFile } from './catalogue-file.ts';
import { catalogueRepository } from './catalogue-import.repository.ts';
import { notifyOfRemoved } from './notify-of-removed.ts';
import { searchRepository } from './search/search.repository.ts';
import type { SourcedMediaService } from './sources/sourced-media.service.ts';
import { traitRepository } from './traits/trait.repository.ts';

/** So few missing tracks are no sign of a truncated file, however small the catalogue. */
const ALWAYS_REMOVABLE = 10;

/** Fewer changed tracks do not make pages of the catalogue slower. */
const TIDY_FROM = 1_000;

export type CatalogueImportOptions = Pick<CatalogueOptions, 'size' | 'onProgress'> & {
  /** The file's name, for the audit log. */
  name: string;
  /** Creates tags that the file names and the catalogue does not have. */
  createTags: boolean;
  /** Removes tracks that the file does not name. */
  removeMissing: boolean;
  /** The percentage of the catalogue that may be removed at most. */
  maxRemoved: number;
  /** Why more may be removed. */
  reason?: string | undefined;
  /** Cancels the import, of which nothing is stored then. */
  signal?: AbortSignal | undefined;
};

type Import = {
  database: OpenDatabase;
  clock: Clock;
  audit: Audit;
};

const removeMissing = async (
  trx: Trx,
  { offered, missing }: { offered: number; missing: number },
  {
    clock,
    maxRemoved,
    reason,
  }: Pick<Import, 'clock'> & Pick<CatalogueImportOptions, 'maxRemoved' | 'reason'>,
) => {
  const isTooMuch = missing > ALWAYS_REMOVABLE && missing * 100 > offered * maxRemoved;
  if (isTooMuch && reason === undefined)
    throw new MalformedFileError([
      createFileError(
        { line: 1 },
        'too_many_removed',
        `The file lacks ${missing} of ${offered} tracks, more than ${maxRemoved} %; to remove them, force it with a reason.`,
      ),
    ]);
  return catalogueRepository.removeMissing(trx, clock.now());
};

const applyFile = async (
  { database, clock, audit }: Import,
  actor: Actor,
  { file, options }: { file: CatalogueFile; options: CatalogueImportOptions },
) =>
  database.bulk.transaction().execute(async (trx) => {
    options.onProgress?.({ stage: 'waiting', rows: file.rows, total: file.rows });
    await catalogueRepository.lock(trx);
    options.onProgress?.({ stage: 'storing', rows: 0, total: file.rows });
    // An import before this one may have taken minutes.
    options.signal?.throwIfAborted();
    await catalogueRepository.stage(database, trx, file);
    const counts = await catalogueRepository.compare(trx, file.columns);
    const totals = await catalogueRepository.countMissing(trx);
    const removed = options.removeMissing ? await removeMissing(trx, totals, { clock, ...options }) : [];
    await catalogueRepository.addTags(trx, file.newTags);
    await catalogueRepository.apply(trx);
    await notifyOfRemoved(trx, removed, clock.now());
    options.signal?.throwIfAborted();
    const result = { ...counts, removed: removed.length };
    const newTags = [...file.newTags.values()];
    if (counts.added + counts.changed + counts.restored + removed.length + newTags.length > 0)
      await audit.record(
        actor,
        {
          action: 'music.imported',
          subject: options.name,
          after: {
            ...result,
            removed_tracks: removed,
            ...(newTags.length > 0 ? { new_tags: newTags } : {}),
            ...(options.reason === undefined ? {} : { reason: options.reason }),
          },
        },
        trx,
      );
    return { ...result, new_tags: newTags, missing: totals.missing - removed.length };
  });

/** The files that the catalogue's columns name. */
type Media = {
  covers: SourcedMediaService;
  previews: SourcedMediaService;
};

/** Imports a catalogue file in one transaction. */
export const createCatalogueImport =
  ({ isrcPrefix, covers, previews, ...parts }: Import & Media & { isrcPrefix: string }) =>
  async (actor: Actor, source: AsyncIterable<Buffer>, options: CatalogueImportOptions) => {
    const { database } = parts;
    const file = await readCatalogueFile(source, {
      isrcPrefix,
      tags: await catalogueRepository.tags(database.db),
      traits: await traitRepository.list(database.db),
      isCreatingTags: options.createTags,
      size: options.size,
      onProgress: options.onProgress,
    });
    try {
      options.signal?.throwIfAborted();
      // Before the transaction, because other hosts may take long; what was fetched needs not be fetched again.
      await covers.prepare(file.covers);
      await previews.prepare(file.previews);
      const result = await applyFile(parts, actor, { file, options });
      // Outside the transaction, so that others can use the database meanwhile; a search would do it otherwise.
      const indexed = result.added + result.changed + result.restored + result.removed;
      await searchRepository.update(database.bulk, (rows) =>
        options.onProgress?.({ stage: 'finishing', rows, total: Math.max(rows, indexed) }),
      );
      if (indexed >= TIDY_FROM) await catalogueRepository.tidy(database.bulk);
      await covers.removeUnused();
      await previews.removeUnused();
      return result;
    } finally {
      await file.remove();
    }
  };
