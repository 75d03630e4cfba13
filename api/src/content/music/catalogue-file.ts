import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRow } from '../../platform/database/copy-row.ts';
import { estimateRows } from '../../platform/progress/file-progress.ts';
import { countLines, reportRows } from '../../platform/progress/report-rows.ts';
import { createTemporaryDirectory } from '../../platform/temporary-directory.ts';
import { createFileError, type FileError, MalformedFileError } from '../../platform/csv/file-error.ts';
import { streamTable } from '../../platform/csv/read-table.ts';
import type { ReportFileOptions } from '../../figures/ingest/files/report-file.ts';
import { readWholeLines } from '../../platform/csv/whole-lines.ts';
import { toMediaUrl } from '../media/drawing.ts';
import { createCatalogueColumns } from './catalogue-columns.ts';
import { isPath } from './sources/media-source.ts';
import { createTagIndex, type KnownTag } from './catalogue-tags.ts';
import { createTraitReader, type TraitValues } from './catalogue-traits.ts';
import { storedKinds, type StoredKind, type Trait } from './traits/traits.ts';

/** An archive that unpacks to more is an attack or a mistake; a million tracks have a tenth of it. */
const MAX_BYTES = 1_073_741_824;
/** Every bad line is named, up to what a response can hold. */
const MAX_ERRORS = 10_000;

/** A checked file in the format of the staging table. */
export type CatalogueFile = {
  rows: number;
  lines: AsyncIterable<string>;
  /** Values for which the file has no column stay as they are. */
  columns: {
    hasTags: boolean;
    hasCover: boolean;
    hasPreview: boolean;
    hasExclusive: boolean;
    traits: ReadonlySet<StoredKind | 'tempo'>;
  };
  newTags: ReadonlyMap<string, string>;
  /** Addresses and file names of covers, with the first line of each. */
  covers: ReadonlyMap<string, number>;
  /** The same of previews. */
  previews: ReadonlyMap<string, number>;
  remove(): Promise<void>;
};

/** The columns of the staging table. */
export const stagedColumns = [
  'isrc',
  'title',
  'artist',
  'category',
  'duration_seconds',
  'cover',
  'preview',
  'exclusive_logo',
  'tags',
  'mood',
  'genre',
  'energy',
  'vocals',
  'vocal_language',
  'musical_key',
  'tempo',
] as const;

type CatalogueValues = ReturnType<ReturnType<typeof createCatalogueColumns>['parse']>;

const toLine = (values: CatalogueValues, tags: readonly string[], traits: TraitValues) =>
  copyRow([
    values.isrc,
    values.title,
    values.artist,
    values.category,
    values.duration,
    // An empty cell removes the value: the drawn cover, no preview, no logo, no tags.
    values.cover ?? toMediaUrl('cover', values.isrc),
    values.preview ?? null,
    values.exclusive === true ? toMediaUrl('logo', 'exclusive') : null,
    JSON.stringify([...new Set(tags)]),
    traits.mood ?? null,
    traits.genre ?? null,
    traits.energy ?? null,
    traits.vocals ?? null,
    traits.language ?? null,
    traits.key ?? null,
    values.tempo ?? null,
  ]);

export type CatalogueOptions = Pick<ReportFileOptions, 'size' | 'onProgress'> & {
  isrcPrefix: string;
  tags: readonly KnownTag[];
  traits: readonly Trait[];
  isCreatingTags: boolean;
};

/**
 * Reads a catalogue file to its end and checks every row before the database is used, so that a malformed file changes
 * nothing and a slow client holds no connection. The rows are written to a temporary file.
 *
 * @throws MalformedFileError with the errors of all lines.
 */
export const readCatalogueFile = async (
  source: AsyncIterable<Buffer>,
  options: CatalogueOptions,
): Promise<CatalogueFile> => {
  const { size, onProgress = () => {} } = options;
  const directory = createTemporaryDirectory('music');
  const path = join(directory.path, 'tracks.csv');
  const tags = createTagIndex(options.tags, { isCreating: options.isCreatingTags });
  const readTraits = createTraitReader(options.traits);
  const firstLines = new Map<string, number>();
  const covers = new Map<string, number>();
  const previews = new Map<string, number>();
  let block: string[] = [];
  let bytes = 0;
  async function* counted() {
    for await (const piece of source) {
      bytes += piece.length;
      yield piece;
    }
  }
  try {
    await using rowsFile = await open(path, 'wx');
    const columns = await streamTable(
      counted(),
      {
        columns: createCatalogueColumns(options.isrcPrefix),
        aliases: { duration_seconds: 'duration', track: 'title' },
        maxBytes: MAX_BYTES,
      },
      {
        maxErrors: MAX_ERRORS,
        takeRow({ line, values }) {
          const errors: FileError[] = [];
          const first = firstLines.get(values.isrc);
          if (first === undefined) firstLines.set(values.isrc, line);
          else
            errors.push(
              createFileError(
                { line, name: 'isrc' },
                'duplicate_isrc',
                `${values.isrc} is on line ${first} already.`,
              ),
            );
          const ids = (values.tags ?? []).flatMap((tag) => {
            const id = tags.find(tag);
            if (id === undefined)
              errors.push(
                createFileError({ line, name: 'tags' }, 'unknown_tag', `There is no tag “${tag}”.`),
              );
            return id ?? [];
          });
          const traits = readTraits(line, values);
          errors.push(...traits.errors);
          const { cover, preview } = values;
          if (cover !== undefined && !isPath(cover) && !covers.has(cover)) covers.set(cover, line);
          if (preview !== undefined && !previews.has(preview)) previews.set(preview, line);
          block.push(toLine(values, ids, traits.values));
          return errors;
        },
        async afterBlock() {
          await rowsFile.appendFile(block.join(''));
          block = [];
          const rows = firstLines.size;
          onProgress({ stage: 'reading', rows, total: estimateRows({ rows, bytes }, size) });
        },
      },
    );
    // A file that was truncated after its header would remove the whole catalogue.
    if (firstLines.size === 0)
      throw new MalformedFileError([createFileError({ line: 2 }, 'empty_file', 'The file names no track.')]);
    const total = firstLines.size;
    onProgress({ stage: 'storing', rows: 0, total });
    return {
      rows: total,
      lines: reportRows(readWholeLines(path), { rowsOf: countLines, total }, onProgress),
      columns: {
        hasTags: columns.has('tags'),
        hasCover: columns.has('cover'),
        hasPreview: columns.has('preview'),
        hasExclusive: columns.has('exclusive'),
        traits: new Set(([...storedKinds, 'tempo'] as const).filter((kind) => columns.has(kind))),
      },
      newTags: tags.created,
      covers,
      previews,
      remove: directory.remove,
    };
  } catch (error) {
    await directory.remove();
    throw error;
  }
};
