import { ACTION_FLAGS } from '@portal/shared/routing';
import type { QueryCodec, QueryPatch } from '@portal/shared/routing';

/** The parameters of a screen by name, as its filters declare them. */
export type ScreenCodecs = Readonly<Record<string, QueryCodec<unknown>>>;

/** Which page of a list, or which dialog, is open: where somebody was, not what they were looking at. */
const PASSING: readonly string[] = ['page', ...ACTION_FLAGS];

/**
 * What a query says about a screen, always written the same way: the screen's own parameters in their order, without
 * defaults and what is none of its values. Two queries that show the same are the same text.
 */
export const viewQueryOf = (search: string, codecs: ScreenCodecs): string => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, codec] of Object.entries(codecs)) {
    const value = PASSING.includes(name) ? null : codec.format(codec.parse(given.get(name)));
    if (value !== null) kept.set(name, value);
  }
  return kept.toString();
};

/** The change of the address that leads to a view; parameters of others stay. */
export const patchTo = (query: string, codecs: ScreenCodecs): QueryPatch => {
  const wanted = new URLSearchParams(query);
  return Object.fromEntries(Object.keys(codecs).map((name) => [name, wanted.get(name)]));
};
