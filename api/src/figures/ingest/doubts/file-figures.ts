import type { Day } from '../../../platform/calendar.ts';
import type { DaySums } from './compare-days.ts';
import type { ReportFile } from '../files/report-file.ts';
import { type Claims, findClaim } from '../files/fact-rows.ts';

/** What a file would store of a registered channel. */
export type FileFigure = {
  account_id: string;
  channel_id: string;
  /** Null for corrections of a closing report. */
  day: Day | null;
  facts: number;
  amount: number;
};

/** The figures that a file has of registered channels for some days, before they are stored. */
export const readFiguresOfFile = (
  { sums }: Pick<ReportFile, 'sums'>,
  claims: Claims,
  days: readonly Day[],
): FileFigure[] => {
  const wanted = new Set(days);
  return sums.flatMap(({ day, youtubeId, facts, amount }) => {
    if (day !== null && !wanted.has(day)) return [];
    const spans = claims.get(youtubeId);
    const claim = day === null ? spans?.at(-1) : findClaim(spans, day);
    if (!claim) return [];
    return [{ account_id: claim.accountId, channel_id: claim.channelId, day, facts, amount }];
  });
};

export const sumAmounts = (figures: readonly { amount: number }[]) =>
  figures.reduce((sum, { amount }) => sum + amount, 0);

/** Sums figures by account and day, or with `isMonth` by account. */
export const sumByAccount = (
  figures: readonly FileFigure[],
  { isMonth }: { isMonth: boolean },
): Omit<DaySums, 'email'>[] => {
  const dayOf = ({ day }: FileFigure) => (isMonth ? null : day);
  const groups = Map.groupBy(figures, (figure) => `${dayOf(figure) ?? ''} ${figure.account_id}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        account_id: first.account_id,
        day: dayOf(first),
        facts: group.reduce((sum, { facts }) => sum + facts, 0),
        channels: new Set(group.map(({ channel_id }) => channel_id)).size,
        amount: sumAmounts(group),
      },
    ];
  });
};
