/** Constraints on uploaded files. */
export type FileConstraints = {
  /** File extensions with their dot, e.g. `['.csv', '.xlsx']`. @default any */
  types?: readonly string[];
  /** Maximum size of a file in bytes. @default unlimited */
  maxSize?: number;
  /** @default 1 */
  maxFiles?: number;
};

/** A file that violates the constraints, and why. */
export type FileRejection = { file: File; reason: 'type' | 'size' | 'count' | 'empty' };

const hasType = (file: File, types: readonly string[]) =>
  types.some((type) => file.name.toLowerCase().endsWith(type.toLowerCase()));

/** Splits selected files into accepted and rejected ones; `existing` is the number of files selected before. */
export const validateFiles = (files: readonly File[], rules: FileConstraints, existing: number) => {
  const accepted: File[] = [];
  const rejected: FileRejection[] = [];
  for (const file of files) {
    if (rules.types && !hasType(file, rules.types)) rejected.push({ file, reason: 'type' });
    else if (file.size === 0) rejected.push({ file, reason: 'empty' });
    else if (rules.maxSize !== undefined && file.size > rules.maxSize)
      rejected.push({ file, reason: 'size' });
    else if (existing + accepted.length >= (rules.maxFiles ?? 1)) rejected.push({ file, reason: 'count' });
    else accepted.push(file);
  }
  return { accepted, rejected };
};
