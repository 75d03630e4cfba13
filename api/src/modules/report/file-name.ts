/** In bytes: two names, the kind, the days and the domain stay below the 255 that a file's name may have. */
const LONGEST_NAME = 60;

/** A name that somebody chose as a part of a file's name: letters and digits of all languages, apart by dashes. */
export const fileNamePart = (name: string): string => {
  const words = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  let part = '';
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (Buffer.byteLength(part + segment) > LONGEST_NAME) break;
    part += segment;
  }
  return part.replaceAll(/^-+|-+$/g, '');
};
