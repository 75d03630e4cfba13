import type { Language } from '@portal/shared/facts';
import { findText } from './find-text.ts';
import ko from './locales/ko.json' with { type: 'json' };

/** Why a field of an input was refused. */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'invalid',
  'mismatch',
  'unknown_field',
  'taken',
  'wrong',
  'unchanged',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** What a field expects instead, where its code alone is not enough for a developer who writes requests by hand. */
export type FieldHint = keyof typeof ko.hint;

export const isFieldHint = (text: string): text is FieldHint => Object.hasOwn(ko.hint, text);

/** The text for one refused field; `limit` is the number or the list that the rule names. */
export const getFieldText = (
  { code, hint }: { code: FieldCode; hint?: FieldHint | undefined },
  language: Language,
  limit?: number | bigint | string,
): string => {
  const values = { n: String(limit ?? '') };
  return hint ? findText(language, `hint.${hint}`, values) : findText(language, `field.${code}`, values);
};
