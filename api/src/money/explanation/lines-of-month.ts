import { findFee } from '../../figures/report/scope/report-days.ts';
import type { MonthInputs } from '../closed/month-inputs.ts';
import type { ExplainedLine } from './explained-line.ts';
import type { Currency } from '@portal/shared/facts';

/** The lines of a statement's month: those of which a member has a part, or without one all. */
export const listLinesOfMonth = (
  { rates, channels, members }: MonthInputs,
  {
    member,
    channel,
    currency,
  }: { member: string | undefined; channel: string | undefined; currency: Currency },
): ExplainedLine[] => {
  const rateOf = new Map(rates.map(({ day, rate }) => [day, rate ?? '0']));
  const feesOf = new Map(
    members.map(({ id, fees }) => [
      id,
      fees.map(({ from, until, basis_points: basisPoints }) => ({ from, until, basisPoints })),
    ]),
  );
  return channels
    .filter(({ id }) => channel === undefined || id === channel)
    .flatMap(({ id, spans, days }) =>
      days.flatMap(({ day, micros }): ExplainedLine[] => {
        const parts = spans
          .filter(
            (span) =>
              span.from <= day &&
              day < span.until &&
              feesOf.has(span.member) &&
              (member === undefined || span.member === member),
          )
          .map((span) => ({ part: span.part, fee: findFee(day, feesOf.get(span.member) ?? []) }));
        if (member !== undefined && parts.length === 0) return [];
        const rate = currency === 'USD' ? '1' : (rateOf.get(day) ?? '0');
        return [{ channelId: id, day, micros: BigInt(micros), rate, parts }];
      }),
    );
};
