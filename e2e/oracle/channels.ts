import { partsOf } from './days.ts';
import type { Interval, Period } from './days.ts';
import { figuresOf, noFigures, windowOf } from './figures.ts';
import type { Comparison, Figures, View } from './figures.ts';
import { factsIn } from './ledger.ts';

export type ChannelFigures = { channel: string; now: Figures; before: Figures };

const ofChannel = (view: View, period: Period, channel: string) =>
  figuresOf(
    factsIn(view.ledger, period).filter((fact) => fact.channel === channel),
    period,
    view,
  );

/** Channels of a period beside their own past, by their ids. One that nobody watched has figures too. */
export function channelsIn(
  view: View,
  period: Period,
  mode: Comparison,
  channels: Iterable<string> = view.ledger.channels,
): Map<string, ChannelFigures> {
  const window = windowOf(view, period, mode);
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

/** A channel's figures in each part of a period. */
export const channelTrendIn = (view: View, period: Period, interval: Interval, channel: string): Figures[] =>
  partsOf(period, interval).map((part) => ofChannel(view, part, channel));

/** What all channels but some had in each part of a period. */
export const otherChannelsIn = (
  view: View,
  period: Period,
  interval: Interval,
  named: ReadonlySet<string>,
): Figures[] =>
  partsOf(period, interval).map((part) =>
    figuresOf(
      factsIn(view.ledger, part).filter(({ channel }) => !named.has(channel)),
      part,
      view,
    ),
  );
