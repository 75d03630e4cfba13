import type { AddedChannel, Category, NewChannel, ResolvedLine } from './register.api.ts';

/** The most channels that are resolved and registered at a time. */
export const MAX_LINES = 50;

/** The longest link that the API accepts. */
const MAX_LINE_LENGTH = 2048;

/** The non-empty lines of a text. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, MAX_LINE_LENGTH))
    .filter((line) => line !== '');

/** A text with lines behind its own; those that it has already are not added. */
export function appendLines(text: string, added: readonly string[]): string {
  const lines = splitLines(text);
  return [...lines, ...added.filter((line) => !lines.includes(line))].join('\n');
}

type Outcome = ResolvedLine['outcome'];
type FoundChannel = NonNullable<ResolvedLine['channel']>;

/** A line and what is known of it; the outcome is undefined while it is being resolved. */
export type LineRow = {
  key: string;
  line: string;
  outcome: Outcome | undefined;
  channel: FoundChannel | null;
  registeredAt: string | null;
};

const listOutcomesByChannel = (resolved: ReadonlyMap<string, ResolvedLine | undefined>) =>
  new Map(
    [...resolved.values()].flatMap((item) =>
      item?.channel && item.outcome !== 'repeated' ? [[item.channel.youtube_id, item.outcome] as const] : [],
    ),
  );

/**
 * Returns a row per line. Lines are resolved in several calls and may be removed, so which line repeats another is
 * decided here. `refused` has the channels that could not be registered after all.
 */
export function listRows(
  lines: readonly string[],
  resolved: ReadonlyMap<string, ResolvedLine | undefined>,
  refused: ReadonlyMap<string, Outcome> = new Map(),
): LineRow[] {
  const outcomes = listOutcomesByChannel(resolved);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const item = resolved.get(line);
    const channel = item?.channel ?? null;
    const row = { key: `${index} ${line}`, line, channel, registeredAt: item?.registered_at ?? null };
    if (!channel) return { ...row, outcome: item?.outcome };
    const { youtube_id: id } = channel;
    if (seen.has(id)) return { ...row, outcome: 'repeated' };
    seen.add(id);
    return { ...row, outcome: refused.get(id) ?? outcomes.get(id) ?? 'available' };
  });
}

/** The rows whose channels can be registered. */
export const listAvailable = (rows: readonly LineRow[]) =>
  rows.flatMap(({ line, outcome, channel }) =>
    outcome === 'available' && channel ? [{ line, channel }] : [],
  );

export type CategoryOf = (row: { line: string; channel: FoundChannel }) => Category | undefined;

/** The channels to register, or undefined while the category of one of them is missing. */
export function toNewChannels(
  available: ReturnType<typeof listAvailable>,
  categoryOf: CategoryOf,
): NewChannel[] | undefined {
  const channels = available.flatMap((row) => {
    const category = categoryOf(row);
    return category ? [{ youtube_id: row.channel.youtube_id, category }] : [];
  });
  return channels.length === available.length ? channels : undefined;
}

/** The channels that could not be registered, with the reason. */
export const listRefused = (items: readonly AddedChannel[]): Map<string, Outcome> =>
  new Map(
    items.flatMap(({ youtube_id: id, outcome }) => (outcome === 'added' ? [] : [[id, outcome] as const])),
  );

/** The lines that are still to be registered or corrected, and those behind the first `MAX_LINES`. */
export function listRemainingLines(
  lines: readonly string[],
  rows: readonly LineRow[],
  items: readonly AddedChannel[],
): string[] {
  const added = new Set(items.flatMap(({ youtube_id: id, outcome }) => (outcome === 'added' ? [id] : [])));
  const kept = rows.filter(
    ({ channel, outcome }) =>
      outcome !== 'registered' && outcome !== 'repeated' && (!channel || !added.has(channel.youtube_id)),
  );
  return [...kept.map(({ line }) => line), ...lines.slice(rows.length)];
}
