import type { LoaderContext } from 'webpack';

/** A pattern, and the text that replaces each match. */
export type Substitution = readonly [pattern: RegExp, replacement: string];

/** webpack loader that patches a library's source before it is bundled. */
// eslint-disable-next-line import-x/no-default-export -- a loader is what its module exports by default
export default function patchSource(
  this: LoaderContext<{ substitutions: readonly Substitution[] }>,
  source: string,
): string {
  return this.getOptions().substitutions.reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, replacement),
    source,
  );
}
