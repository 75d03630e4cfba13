import type { Readable } from 'node:stream';
import type { Localised } from '../../platform/http/languages.ts';
import { fault, type FileFault, MalformedFileError } from '../ingest/malformed.ts';
import { readTable } from '../ingest/read-table.ts';
import { createCatalogueColumns } from './catalogue-columns.ts';
import type { TrackCategory } from './music.tables.ts';

const MAX_BYTES = 32 * 1_048_576;
const MAX_ROWS = 50_000;
const MAX_FAULTS = 20;

export type KnownTag = { id: string; name: Localised<string> };

/** A track of the file. Values are undefined when the file has no column for them, and then stay as they are. */
export type ParsedTrack = {
  isrc: string;
  title: string;
  artist: string;
  category: TrackCategory;
  seconds: number;
  /** Ids of tags. */
  tags: string[] | undefined;
  /** Null for the drawn cover. */
  cover: string | null | undefined;
  isExclusive: boolean | undefined;
};

/** Tags by their id and by their name in any language. */
const indexTagNames = (known: readonly KnownTag[]) =>
  new Map(
    known.flatMap(({ id, name }) =>
      [id, ...Object.values(name)].map((text) => [text.normalize('NFC').toLowerCase(), id] as const),
    ),
  );

/** Parses a catalogue file: all of its tracks, or a list of all faults. */
export const parseCatalogue = async (
  source: Readable,
  { isrcPrefix, tags }: { isrcPrefix: string; tags: readonly KnownTag[] },
): Promise<ParsedTrack[]> => {
  const { columns, rows } = await readTable(source, {
    columns: createCatalogueColumns(isrcPrefix),
    aliases: { duration_seconds: 'duration', track: 'title' },
    maxBytes: MAX_BYTES,
    maxRows: MAX_ROWS,
  });
  // A file that was truncated after its header would remove the whole catalogue.
  if (rows.length === 0)
    throw new MalformedFileError([fault({ line: 2 }, 'empty_file', 'The file names no track.')]);
  const findTagId = indexTagNames(tags);
  const lines = new Map<string, number>();
  const faults: FileFault[] = [];
  const tracks = rows.map(({ line, values }): ParsedTrack => {
    const first = lines.get(values.isrc);
    if (first !== undefined)
      faults.push(
        fault({ line, name: 'isrc' }, 'duplicate_isrc', `${values.isrc} is on line ${first} already.`),
      );
    lines.set(values.isrc, first ?? line);
    const ids = (values.tags ?? []).flatMap((tag) => {
      const id = findTagId.get(tag.toLowerCase());
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
      // An empty cell removes the value; a missing column leaves it unchanged.
      tags: columns.has('tags') ? [...new Set(ids)].toSorted() : undefined,
      cover: columns.has('cover') ? (values.cover ?? null) : undefined,
      isExclusive: columns.has('exclusive') ? (values.exclusive ?? false) : undefined,
    };
  });
  if (faults.length > 0) throw new MalformedFileError(faults.slice(0, MAX_FAULTS));
  return tracks;
};
