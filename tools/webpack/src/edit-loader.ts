import type { LoaderContext } from 'webpack';

/** What is looked for in a source, and what stands there instead. */
export type Edit = readonly [wanted: RegExp, instead: string];

/** Edits the source of a library before it is bundled. */
// eslint-disable-next-line import-x/no-default-export -- a loader is what its module exports by default
export default function edit(this: LoaderContext<{ edits: readonly Edit[] }>, source: string): string {
  return this.getOptions().edits.reduce(
    (text, [wanted, instead]) => text.replaceAll(wanted, instead),
    source,
  );
}
