/** Which files are taken. */
export type FileRules = {
  /** Endings with their dot, e.g. `['.csv', '.xlsx']`. @default any */
  types?: readonly string[];
  /** The most one file may hold, in bytes. */
  maxSize?: number;
  /** @default 1 */
  maxFiles?: number;
};

/** Why a file is not taken. */
export type FileRefusal = { file: File; reason: 'type' | 'size' | 'count' | 'empty' };

const hasType = (file: File, types: readonly string[]) =>
  types.some((type) => file.name.toLowerCase().endsWith(type.toLowerCase()));

/** Parts chosen files into those that may be uploaded and those that may not; `already` are there before them. */
export const checkFiles = (files: readonly File[], rules: FileRules, already: number) => {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    if (rules.types && !hasType(file, rules.types)) refused.push({ file, reason: 'type' });
    else if (file.size === 0) refused.push({ file, reason: 'empty' });
    else if (rules.maxSize !== undefined && file.size > rules.maxSize) refused.push({ file, reason: 'size' });
    else if (already + accepted.length >= (rules.maxFiles ?? 1)) refused.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, refused };
};
