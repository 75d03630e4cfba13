import { z } from 'zod';

/** Text without NUL (PostgreSQL refuses it) and without lone surrogates (they are not text), in composed form. */
export const text = z
  .string()
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'invalid' })
  .overwrite((value) => value.normalize('NFC'));

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** Beyond this a text is too long by any rule, and counting what a person sees would only cost time. */
const COUNTED_CODE_UNITS = 4_000;

/** How many characters a person sees. */
export const visibleLength = (value: string) =>
  value.length > COUNTED_CODE_UNITS ? value.length : [...graphemes.segment(value)].length;

const codePoints = (value: string) => (value.length > COUNTED_CODE_UNITS ? value.length : [...value].length);

const within =
  (minimum: number, maximum: number, count: (value: string) => number) =>
  (value: string, context: z.RefinementCtx<string>) => {
    const length = count(value);
    const issue = { origin: 'string', inclusive: true, input: value } as const;
    if (length < minimum) context.addIssue({ ...issue, code: 'too_small', minimum });
    if (length > maximum) context.addIssue({ ...issue, code: 'too_big', maximum });
  };

/** Trimmed text of a length counted as a person sees it. */
export const boundedText = (minimum: number, maximum: number) =>
  text.overwrite((value) => value.trim()).superRefine(within(minimum, maximum, visibleLength));

const PASSWORD_MINIMUM = 4;
const PASSWORD_MAXIMUM = 64;

/** A password as anybody may choose it: any characters, none of them trimmed. */
export const password = text.superRefine(within(PASSWORD_MINIMUM, PASSWORD_MAXIMUM, codePoints));
export const passwordLength = codePoints;

/** An e-mail address of the length SMTP allows. */
export const emailAddress = text
  .overwrite((value) => value.trim())
  .pipe(z.email({ error: 'invalid' }).max(254));

/** A UUID of any version; comes out in lower case. */
export const uuid = z.guid().toLowerCase();

/** An instant in an answer. */
export const instant = z.iso.datetime();
