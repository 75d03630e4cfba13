import { ACTION_FLAGS } from '@portal/shared/routing';
import type { QueryCodec, QueryPatch } from '@portal/shared/routing';

/** The parameters of a screen by name, as its filters declare them. */
export type ScreenCodecs = Readonly<Record<string, QueryCodec<unknown>>>;

/** Parameters that are not part of a view: the page of a list, and the open dialog. */
const TRANSIENT_PARAMETERS: readonly string[] = ['page', ...ACTION_FLAGS];

/**
 * Normalizes a query: the screen's own parameters in their declared order, without defaults and invalid values. Two
 * queries with the same content are the same text.
 */
export const normalizeViewQuery = (search: string, codecs: ScreenCodecs): string => {
  const given = new URLSearchParams(search);
  const normalized = new URLSearchParams();
  for (const [name, codec] of Object.entries(codecs)) {
    const value = TRANSIENT_PARAMETERS.includes(name) ? null : codec.format(codec.parse(given.get(name)));
    if (value !== null) normalized.set(name, value);
  }
  return normalized.toString();
};

/** The change of the address that opens a view; parameters of others stay. */
export const createViewPatch = (query: string, codecs: ScreenCodecs): QueryPatch => {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(Object.keys(codecs).map((name) => [name, parameters.get(name)]));
};
