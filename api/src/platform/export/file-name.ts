/** With two names of this size, the kind, the days and the domain stay below the 255 bytes of a file name. */
const MAX_PART_BYTES = 60;

/** Turns a user's text into a part of a file name: letters and digits of all languages, separated by dashes. */
export const toFileNamePart = (name: string): string => {
  const words = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (Buffer.byteLength(part + segment) > MAX_PART_BYTES) break;
    part += segment;
  }
  return part.replaceAll(/^-+|-+$/g, '');
};
