const PASSWORD = { minimum: 4, maximum: 64 };

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** How many characters a person sees, which is how the server counts names. */
export const visibleLength = (value: string): number => [...graphemes.segment(value)].length;

/** Whether the service takes it as a password; a domain may ask for more, which the server then says. */
export const isPassword = (value: string): boolean => {
  const { length } = [...value.normalize('NFC')];
  return length >= PASSWORD.minimum && length <= PASSWORD.maximum;
};

/** Whether it has the shape of an e-mail address. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);

export type PasswordLevel = 0 | 1 | 2 | 3;

const KINDS = [/\p{Lowercase_Letter}/u, /\p{Uppercase_Letter}/u, /\p{Number}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/** How hard a password is to guess, as a hint: length counts most, then how many kinds of characters it has. */
export const passwordLevel = (value: string): PasswordLevel => {
  if (value === '') return 0;
  const kinds = KINDS.filter((kind) => kind.test(value)).length;
  const { length } = [...value];
  if (new Set(value).size <= 3 || length < 8) return 1;
  if (length >= 16 || (length >= 12 && kinds >= 2) || kinds >= 4) return 3;
  return kinds >= 2 || length >= 12 ? 2 : 1;
};
