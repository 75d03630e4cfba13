import { WHOLE } from '../../../platform/day-span.ts';
import type { PricedBy } from '../../../content/site/priced-by.ts';
import { addDays, type Day, getWeekday, listDays, type Period } from '../../../platform/calendar.ts';

/** Days of a channel, and the part of its revenue, in basis points, that belongs to a member on each of them. */
export type PartSpan = {
  channelId: string;
  from: Day;
  /** The day after the last one. */
  until: Day;
  part: number;
};

/** From Monday to Sunday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** What a report is limited to besides its channels; undefined for everything. */
export type Only = {
  /** The country of viewers. */
  country?: string | undefined;
  weekday?: Weekday | undefined;
  /** The ISRC of the track of videos. */
  track?: string | undefined;
};

/** The figures that a query reads: those of an account, or of some of its channels. */
export type Scope = {
  accountId: string;
  /** By which views prices are computed. */
  pricedBy: PricedBy;
  /** Undefined for all channels. */
  channelIds: readonly string[] | undefined;
  only?: Only | undefined;
  /** The member whose money is read, before its fee if `isGross`; undefined for the gross revenue of the channels. */
  share?: { memberId: string; isGross?: boolean; spans: readonly PartSpan[] } | undefined;
};

/** Whether a period has a day of the scope's weekday; without a weekday every period has. */
export const hasDayOf = ({ only }: Pick<Scope, 'only'>, { from, to }: Period) =>
  only?.weekday === undefined || listDays(from, to).some((day) => weekdays[getWeekday(day)] === only.weekday);

const earlier = (a: Day, b: Day) => (a < b ? a : b);
const later = (a: Day, b: Day) => (a > b ? a : b);

/**
 * The days of a period on which a member sees a channel, with its part of each: 0 before its first assignment and
 * between two. Nothing is seen after the last one.
 */
const seenSpans = (channelId: string, own: readonly PartSpan[], { from, to }: Period): PartSpan[] => {
  const seen: PartSpan[] = [];
  const add = (span: PartSpan) => {
    const clipped = { ...span, from: later(span.from, from), until: earlier(span.until, addDays(to, 1)) };
    if (clipped.from >= clipped.until) return;
    const last = seen.at(-1);
    if (last?.part === clipped.part) seen[seen.length - 1] = { ...last, until: clipped.until };
    else seen.push(clipped);
  };
  let at = from;
  for (const span of own.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (at < span.from) add({ channelId, from: at, until: span.from, part: 0 });
    add(span);
    at = later(at, span.until);
  }
  return seen;
};

/** What a scope reads in a period: of a member the channels that it sees then, and its part on each of their days. */
export const clipScope = (scope: Scope, period: Period): Scope => {
  const { share, channelIds } = scope;
  if (!share || !channelIds) return scope;
  const byChannel = Map.groupBy(share.spans, ({ channelId }) => channelId);
  const spans = channelIds.flatMap((id) => seenSpans(id, byChannel.get(id) ?? [], period));
  const seen = new Set(spans.map(({ channelId }) => channelId));
  return {
    ...scope,
    channelIds: channelIds.filter((id) => seen.has(id)),
    share: { ...share, spans },
  };
};

/** How a member's money differs from its channels' whole revenue in a period. */
export type MemberShare = {
  /** The smallest and the largest part that it has of a channel; null when it has none. */
  parts: { lowest: number; highest: number } | null;
  /**
   * The first days of assignments before which days of the period carry no money, and of how many of its channels they
   * are.
   */
  since: { first: Day; last: Day; channels: number; of: number } | null;
};

const extremes = <Value extends number | Day>(values: readonly Value[]) => {
  const [some, ...others] = values;
  if (some === undefined) return null;
  return {
    first: others.reduce((least, value) => (value < least ? value : least), some),
    last: others.reduce((most, value) => (value > most ? value : most), some),
  };
};

/** What a member's screens say about its parts; null where its channels' revenue is whole on every day. */
export const computeMemberShare = (scope: Scope, period: Period): MemberShare | null => {
  const { share, channelIds } = clipScope(scope, period);
  if (!share || !channelIds || share.spans.length === 0) return null;
  const parts = extremes(share.spans.flatMap(({ part }) => (part > 0 ? part : [])));
  // Where the period begins before an assignment, it begins with days without a part.
  const late = new Set(
    share.spans.flatMap(({ channelId, from, part }) => (part === 0 && from === period.from ? channelId : [])),
  );
  const starts = Map.groupBy(
    (scope.share?.spans ?? []).filter(({ channelId, from }) => late.has(channelId) && from > period.from),
    ({ channelId }) => channelId,
  );
  const since = extremes(
    [...starts.values()].flatMap((own) => extremes(own.map(({ from }) => from))?.first ?? []),
  );
  if (parts?.first === WHOLE && !since) return null;
  return {
    parts: parts && { lowest: parts.first / WHOLE, highest: parts.last / WHOLE },
    since: since && { ...since, channels: starts.size, of: channelIds.length },
  };
};

/** The one part of all rows of a scope in a period; undefined when it differs by channel or day. */
export const findConstantPart = (scope: Scope, period: Period): number | undefined => {
  const { share } = clipScope(scope, period);
  if (!share) return WHOLE;
  const [first] = share.spans;
  const isConstant = share.spans.every(
    ({ from, until, part }) => part === first?.part && from <= period.from && period.to < until,
  );
  return isConstant ? (first?.part ?? 0) : undefined;
};

/** The part of a channel's revenue that a scope reads on a day; undefined when it does not see the channel then. */
export const getPart = ({ share }: Scope, channelId: string, day: Day): number | undefined => {
  if (!share) return WHOLE;
  const own = share.spans.filter((span) => span.channelId === channelId);
  return seenSpans(channelId, own, { from: day, to: day })[0]?.part;
};
