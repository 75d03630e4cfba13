import type { Readable } from 'node:stream';
import type { Localised } from '../../platform/http/languages.ts';
import { fault, type FileFault, MalformedFileError } from '../ingest/malformed.ts';
import { readTable } from '../ingest/read-table.ts';
import { catalogueColumns } from './catalogue-columns.ts';
import type { TrackCategory } from './music.tables.ts';

const MAX_BYTES = 32 * 1_048_576;
const MAX_ROWS = 50_000;
const MAX_FAULTS = 20;

export type KnownTag = { id: string; name: Localised<string> };

/** What a file says of a track. Where it has no column for something, that is undefined, and stays as it is. */
export type GivenTrack = {
  isrc: string;
  title: string;
  artist: string;
  category: TrackCategory;
  seconds: number;
  /** Ids of tags. */
  tags: string[] | undefined;
  /** Null for the drawn one. */
  cover: string | null | undefined;
  isExclusive: boolean | undefined;
};

/** Tags by their id and by their name in any language. */
const tagNames = (known: readonly KnownTag[]) =>
  new Map(
    known.flatMap(({ id, name }) =>
      [id, ...Object.values(name)].map((text) => [text.normalize('NFC').toLowerCase(), id] as const),
    ),
  );

/** Reads a catalogue file: every track of it, or a list of all that is wrong. */
export const readCatalogue = async (
  source: Readable,
  { isrcPrefix, tags }: { isrcPrefix: string; tags: readonly KnownTag[] },
): Promise<GivenTrack[]> => {
  const { columns, rows } = await readTable(source, {
    columns: catalogueColumns(isrcPrefix),
    aliases: { duration_seconds: 'duration', track: 'title' },
    maxBytes: MAX_BYTES,
    maxRows: MAX_ROWS,
  });
  // A file that was cut off behind its header would take the whole catalogue away.
  if (rows.length === 0)
    throw new MalformedFileError([fault({ line: 2 }, 'empty_file', 'The file names no track.')]);
  const idOf = tagNames(tags);
  const lines = new Map<string, number>();
  const faults: FileFault[] = [];
  const tracks = rows.map(({ line, values }): GivenTrack => {
    const first = lines.get(values.isrc);
    if (first !== undefined)
      faults.push(
        fault({ line, name: 'isrc' }, 'duplicate_isrc', `${values.isrc} is on line ${first} already.`),
      );
    lines.set(values.isrc, first ?? line);
    const ids = (values.tags ?? []).flatMap((tag) => {
      const id = idOf.get(tag.toLowerCase());
      if (id === undefined)
        faults.push(fault({ line, name: 'tags' }, 'unknown_tag', `There is no tag “${tag}”.`));
      return id === undefined ? [] : [id];
    });
    return {
      isrc: values.isrc,
      title: values.title,
      artist: values.artist,
      category: values.category,
      seconds: values.duration,
      // An empty cell says that there is none; without the column nothing is said.
      tags: columns.has('tags') ? [...new Set(ids)].toSorted() : undefined,
      cover: columns.has('cover') ? (values.cover ?? null) : undefined,
      isExclusive: columns.has('exclusive') ? (values.exclusive ?? false) : undefined,
    };
  });
  if (faults.length > 0) throw new MalformedFileError(faults.slice(0, MAX_FAULTS));
  return tracks;
};
