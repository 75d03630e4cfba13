import { z } from 'zod';
import { countGraphemes } from '../../platform/http/text-schema.ts';
import { coverSource } from './covers/cover-source.ts';
import { previewSource } from './previews/preview-source.ts';
import { category as categories, isrc as isrcFormat, MAX_SECONDS } from './music.schemas.ts';
import { TEMPO } from './traits/traits.ts';

const MAX_TEXT_LENGTH = 300;
const MAX_TAGS = 20;

/** Invisible characters, which would make two different names look equal. */
const INVISIBLE = /\p{Cc}|[\u200b\u2028\u2029\ufeff]/u;

const name = z
  .string({ error: 'It is missing.' })
  .transform((value) => value.normalize('NFC'))
  .refine((value) => value.isWellFormed() && !INVISIBLE.test(value), {
    error: 'It has signs that cannot be seen.',
  })
  // Counting takes most of the time of an import, and no text has more characters than code units.
  .refine((value) => value.length <= MAX_TEXT_LENGTH || countGraphemes(value) <= MAX_TEXT_LENGTH, {
    error: `Longer than ${MAX_TEXT_LENGTH} characters.`,
  });

/** Accepts dashes, spaces and lower case, as codes are printed. */
const isrcSchema = (prefix: string) =>
  z
    .string({ error: 'The ISRC is missing.' })
    .transform((value) => value.replaceAll(/[\s-]/g, '').toUpperCase())
    .refine((value) => isrcFormat.safeParse(value).success, {
      error: 'Not an ISRC: two letters, three letters or digits, seven digits.',
    })
    .refine((value) => value.startsWith(prefix), { error: `An official ISRC begins with ${prefix}.` });

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/;

const parseSeconds = (text: string) => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const [, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

const duration = z
  .string({ error: 'The duration is missing.' })
  .transform(parseSeconds)
  .refine((seconds) => seconds > 0 && seconds <= MAX_SECONDS, {
    error: `Not a length in seconds or h:mm:ss, up to ${MAX_SECONDS} seconds.`,
  });

const tags = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(/[;|]/)
        .map((tag) => tag.trim().normalize('NFC'))
        .filter((tag) => tag !== ''),
    ),
  ])
  .refine((list) => list.length <= MAX_TAGS, { error: `More than ${MAX_TAGS} tags.` });

const yesNoValues: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  y: true,
  no: false,
  false: false,
  '0': false,
  n: false,
};

const exclusive = z
  .string()
  .refine((text) => Object.hasOwn(yesNoValues, text.toLowerCase()), { error: 'Neither yes nor no.' })
  .transform((text) => yesNoValues[text.toLowerCase()] === true);

const tempo = z
  .string()
  .transform(Number)
  .refine((beats) => Number.isInteger(beats) && beats >= TEMPO.minimum && beats <= TEMPO.maximum, {
    error: `Not a whole number of beats per minute, from ${TEMPO.minimum} to ${TEMPO.maximum}.`,
  });

/** The values of a kind are in the database, and checked where they are known. */
const trait = z.string().optional();

/** The columns of a catalogue file. */
export const createCatalogueColumns = (isrcPrefix: string) =>
  z.object({
    isrc: isrcSchema(isrcPrefix),
    title: name,
    artist: name,
    category: z
      .string({ error: 'The category is missing.' })
      .toLowerCase()
      .pipe(z.enum(categories.options, { error: `None of ${categories.options.join(', ')}.` })),
    duration,
    tags: tags.optional(),
    cover: z
      .string()
      .refine((source) => coverSource.safeParse(source).success, {
        error: 'Not an address (https://…), a path of this service (/media/…) or the name of a picture file.',
      })
      .transform((source) => source.normalize('NFC'))
      .optional(),
    preview: z
      .string()
      .refine((source) => previewSource.safeParse(source).success, {
        error: 'Not an address (https://…) or the name of a sound file (.mp3, .ogg or .opus).',
      })
      .transform((source) => source.normalize('NFC'))
      .optional(),
    exclusive: exclusive.optional(),
    mood: trait,
    genre: trait,
    energy: trait,
    vocals: trait,
    language: trait,
    key: trait,
    tempo: tempo.optional(),
  });
