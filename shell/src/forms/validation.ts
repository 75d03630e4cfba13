import type { PasswordLengths } from '@portal/shared/state';

/** Whether a password is neither too short nor too long. */
export const isValidPassword = (value: string, { min, max }: PasswordLengths): boolean => {
  const { length } = [...value.normalize('NFC')];
  return length >= min && length <= max;
};

export type PasswordLevel = 0 | 1 | 2 | 3;

const KINDS = [/\p{Lowercase_Letter}/u, /\p{Uppercase_Letter}/u, /\p{Number}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/** The strength of a password as a hint, 0 (empty) to 3: length counts most, then the number of character classes. */
export const ratePassword = (value: string): PasswordLevel => {
  if (value === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(value)).length;
  const { length } = [...value];
  if (new Set(value).size <= 3 || length < 8) return 1;
  if (length >= 16 || (length >= 12 && kinds >= 2) || kinds >= 4) return 3;
  return kinds >= 2 || length >= 12 ? 2 : 1;
};
