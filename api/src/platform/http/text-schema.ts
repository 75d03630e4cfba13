import {
  cleanEmail,
  cleanName,
  countNameCharacters,
  foldWidth,
  isEmail,
  NICKNAME_LENGTHS,
} from '@portal/shared/api';
import { z } from 'zod';

/** Text in NFC without NUL (PostgreSQL refuses it) and without lone surrogates (not valid Unicode). */
export const text = z
  .string()
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'invalid' })
  .overwrite((value) => value.normalize('NFC'));

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });
/** Longer texts exceed every limit, so their characters are not counted one by one. */
const MAX_COUNTED_CODE_UNITS = 4_000;

/** The number of graphemes, which is what a person counts as characters. */
export const countGraphemes = (value: string) =>
  value.length > MAX_COUNTED_CODE_UNITS ? value.length : [...graphemes.segment(value)].length;

const countCodePoints = (value: string) =>
  value.length > MAX_COUNTED_CODE_UNITS ? value.length : [...value].length;

const lengthBetween =
  (minimum: number, maximum: number, count: (value: string) => number) =>
  (value: string, context: z.RefinementCtx<string>) => {
    const length = count(value);
    const issue = { origin: 'string', inclusive: true, input: value } as const;
    if (length < minimum) context.addIssue({ ...issue, code: 'too_small', minimum });
    if (length > maximum) context.addIssue({ ...issue, code: 'too_big', maximum });
  };

/** Trimmed text, its length counted in graphemes. */
export const boundedText = (minimum: number, maximum: number) =>
  text.overwrite((value) => value.trim()).superRefine(lengthBetween(minimum, maximum, countGraphemes));

const countCharactersOfName = (value: string) =>
  value.length > MAX_COUNTED_CODE_UNITS ? value.length : countNameCharacters(value);

/** A name by the rule that forms have, too: one line without invisible characters, with something to see. */
export const nameText = (minimum: number, maximum: number) =>
  text.overwrite(cleanName).superRefine(lengthBetween(minimum, maximum, countCharactersOfName));

/** A number of a company or a telephone, in usual digits. */
export const numberText = (minimum: number, maximum: number) =>
  text
    .overwrite((value) => cleanName(foldWidth(value)))
    .superRefine(lengthBetween(minimum, maximum, countCharactersOfName));

/** A nickname that its owner chooses at sign-up. */
export const managerNickname = nameText(NICKNAME_LENGTHS.minimum, NICKNAME_LENGTHS.maximum);
/** A nickname that a manager gives a member. */
export const memberNickname = nameText(NICKNAME_LENGTHS.minimum, NICKNAME_LENGTHS.memberMaximum);

const PASSWORD_MINIMUM = 4;
const PASSWORD_MAXIMUM = 64;

/** A password: any characters, none of them trimmed. */
export const password = text.superRefine(lengthBetween(PASSWORD_MINIMUM, PASSWORD_MAXIMUM, countCodePoints));
export const passwordLength = countCodePoints;

/** An e-mail address by the rule that forms have, too. */
export const emailAddress = text
  .overwrite(cleanEmail)
  .refine(isEmail, { error: 'invalid' })
  .meta({ format: 'email', maxLength: 254 });

/** A UUID of any version; parses to lower case. */
export const uuid = z.guid().toLowerCase();

/** An instant in a response. */
export const instant = z.iso.datetime();
