import {
  formatAmounts,
  formatUnits,
  parseAmounts,
  subtractAmounts,
  toUnits,
} from '../closing/paid-amounts.ts';
import { type StatementCells, toAmountCells, toNetCells, toRateCell } from './statement-cells.ts';
import type { Statement } from './statement-report.ts';
import type { Currency } from '@portal/shared/facts';

type Item = Statement['items'][number];
type Correction = Item['corrections'][number];

const negate = (amount: string | null, currency: Currency) =>
  amount === null ? null : formatUnits(-toUnits(amount), currency);

/** What a member earned with each of its channels. */
export const toLineRows = ({ member, lines }: Item): StatementCells[] =>
  lines.map(({ channel, shares, amounts }) => ({
    kind: 'channel',
    member,
    channel,
    part: toRateCell(shares.map(({ part }) => part)),
    amounts: toAmountCells(amounts),
  }));

const toDifference = (corrections: readonly Correction[], currency: Currency) => {
  const found = corrections.find((correction) => correction.currency === currency);
  return found && formatAmounts(subtractAmounts(parseAmounts(found.new), parseAmounts(found.old)), currency);
};

/** The differences by which a statement corrects earlier months, both currencies of a cause in one row. */
export const toCorrectionRows = (
  member: StatementCells['member'],
  corrections: readonly Correction[],
): StatementCells[] =>
  [...Map.groupBy(corrections, ({ month, cause }) => `${month} ${cause}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const [dollars, won] = [toDifference(group, 'USD'), toDifference(group, 'KRW')];
    return [
      {
        kind: 'correction',
        month: first.month,
        member,
        cause: first.cause,
        amounts: toAmountCells({ ...(dollars && { USD: dollars }), ...(won && { KRW: won }) }),
      },
    ];
  });

/** What a statement withholds, by month, as amounts that reduce the net. */
export const toWithheldRows = ({ member, withheld }: Item): StatementCells[] =>
  withheld.map(({ month, source, rate, net, note, amounts }) => ({
    kind: 'withheld',
    month,
    member,
    withholding: { source, rate, net, note },
    amounts: toNetCells({
      USD: negate(amounts.USD, 'USD'),
      KRW: negate(amounts.KRW, 'KRW'),
    }),
  }));
