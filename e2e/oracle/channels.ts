import { splitPeriod } from './days.ts';
import type { Interval, Period } from './days.ts';
import { figuresOf, noFigures, findComparisonPeriod } from './figures.ts';
import type { Comparison, Figures, View } from './figures.ts';
import { selectFacts } from './ledger.ts';

export type ChannelFigures = { channel: string; now: Figures; before: Figures };

const ofChannel = (view: View, period: Period, channel: string) =>
  figuresOf(
    selectFacts(view.ledger, period).filter((fact) => fact.channel === channel),
    period,
    view,
  );

/** Computes channels with their previous figures, sorted by id, including channels without views. */
export function computeChannels(
  view: View,
  period: Period,
  mode: Comparison,
  channels: Iterable<string> = view.ledger.channels,
): Map<string, ChannelFigures> {
  const window = findComparisonPeriod(view, period, mode);
  return new Map(
    [...channels].map((channel) => [
      channel,
      {
        channel,
        now: ofChannel(view, period, channel),
        before: window ? ofChannel(view, window, channel) : noFigures,
      },
    ]),
  );
}

/** Computes a channel's figures in each part of a period. */
export const computeChannelTrend = (
  view: View,
  period: Period,
  interval: Interval,
  channel: string,
): Figures[] => splitPeriod(period, interval).map((part) => ofChannel(view, part, channel));

/** Computes the figures of all channels except some in each part of a period. */
export const computeOtherChannels = (
  view: View,
  period: Period,
  interval: Interval,
  named: ReadonlySet<string>,
): Figures[] =>
  splitPeriod(period, interval).map((part) =>
    figuresOf(
      selectFacts(view.ledger, part).filter(({ channel }) => !named.has(channel)),
      part,
      view,
    ),
  );
