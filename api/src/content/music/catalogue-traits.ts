import { createFileError, type FileError } from '../../platform/csv/file-error.ts';
import { createTraitIndex } from './traits/trait-index.ts';
import { storedKinds, type StoredKind, type Trait } from './traits/traits.ts';

/** The codes of the traits that a row names. */
export type TraitValues = Partial<Record<StoredKind, string>>;

/** Reads the cells of traits, by their codes or by their names in any language. */
export const createTraitReader = (traits: readonly Trait[]) => {
  const index = createTraitIndex(traits);
  return (line: number, cells: Partial<Record<StoredKind, string | undefined>>) => {
    const values: TraitValues = {};
    const errors: FileError[] = [];
    for (const kind of storedKinds) {
      const text = cells[kind];
      if (text === undefined) continue;
      const code = index.find(kind, text);
      if (code !== undefined) {
        values[kind] = code;
        continue;
      }
      const nearest = index.findNearest(kind, text);
      errors.push({
        ...createFileError(
          { line, name: kind, value: text },
          'unknown_value',
          `There is no such ${kind}; the nearest is ${nearest}.`,
        ),
        nearest,
      });
    }
    if (values.language !== undefined && values.vocals === 'instrumental')
      errors.push(
        createFileError(
          { line, name: 'language', value: cells.language ?? '' },
          'language_without_vocals',
          'An instrumental track has no language.',
        ),
      );
    return { values, errors };
  };
};
