import fc from 'fast-check';

export const MONTHS = ['2026-10', '2026-11', '2026-12'];
/** Few days, because each has the same rules, and one before and one after a change within a month. */
export const DAYS = MONTHS.flatMap((month) => [`${month}-05`, `${month}-20`]);
/** Of the channels that files have rows of, of which the last one is not registered at first. */
export const CHANNELS = 3;

const monthIndex = fc.nat(MONTHS.length - 1);
const channel = fc.nat(CHANNELS - 1);
const member = fc.nat(1);
/** The one with the members, and the other one. */
const party = fc.nat(1);
const payer = fc.constantFrom('manager', 'platform');
const which = fc.nat(20);
/** Few references and percentages, so that files have payments that were recorded before. */
const fileLines = fc.array(
  fc.record({ payee: fc.nat(1), percent: fc.constantFrom(0, 20, 50, 100, 120), reference: fc.nat(2) }),
  { minLength: 1, maxLength: 4 },
);
/** Micros of each channel on the two days of a month. */
const amounts = fc.array(fc.integer({ min: -2_000_000, max: 50_000_000 }), {
  minLength: 2 * CHANNELS,
  maxLength: 2 * CHANNELS,
});
const day = fc.constantFrom(...DAYS);
const cut = fc.constantFrom(...DAYS, '0001-01-01');
const points = fc.nat(10_000);

const of = <Kind extends string, Given extends object>(
  kind: Kind,
  given: { [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
) => fc.record({ kind: fc.constant(kind), ...given }) as fc.Arbitrary<{ kind: Kind } & Given>; // A spread loses its keys.

/** Something that happens to the partners of a domain: files, rates, changes of people and channels, closing, payments. */
export const historyActions = fc.array(
  fc.oneof(
    of('estimate', { month: monthIndex, amounts }),
    { weight: 5, arbitrary: of('final', { month: monthIndex, amounts }) },
    // Its report of ads corrects a day of an earlier month.
    {
      weight: 2,
      arbitrary: of('correcting', {
        month: monthIndex,
        amounts,
        channel,
        day,
        amount: fc.integer({ min: -5_000_000, max: 900_000 }),
      }),
    },
    // One of both closing reports of a month is lost.
    of('lost', { month: monthIndex, amounts }),
    of('misspelt', { month: monthIndex, amounts }),
    of('again', { which }),
    { weight: 2, arbitrary: of('withdraw', { which }) },
    of('rate', { day, rate: fc.integer({ min: 900_000, max: 1_600_000 }) }),
    // Written into the tables, as nothing but a fault of the server would.
    of('forceShare', { channel, day: cut, parts: fc.tuple(fc.nat(5_000), fc.nat(5_000)) }),
    of('forceFee', { member, day: cut, points }),
    of('assign', { channel, day, members: fc.constantFrom([0], [1], [0, 1]) }),
    of('fee', { member, day, points }),
    of('withhold', { member, month: monthIndex, points, usPoints: fc.option(points, { nil: undefined }) }),
    of('endContract', { member, day }),
    of('continueContract', { member }),
    of('deleteMember', { member }),
    of('deleteChannel', { channel }),
    of('register', {}),
    { weight: 2, arbitrary: of('transfer', { channel, day }) },
    { weight: 6, arbitrary: of('close', {}) },
    { weight: 6, arbitrary: of('issue', {}) },
    of('reopen', {}),
    { weight: 2, arbitrary: of('pay', { member, percent: fc.nat(150), isForced: fc.boolean() }) },
    of('advance', { member, amount: fc.integer({ min: 1, max: 90_000 }), share: fc.constantFrom(0.25, 1) }),
    of('reverse', { which }),
    of('hold', { member }),
    of('release', { which }),
    of('minimum', { member, amount: fc.constantFrom(null, '0', '20000') }),
    of('domainMinimum', { amount: fc.constantFrom(null, '30000', '100000') }),
    of('platformFee', { party, month: monthIndex, points }),
    { weight: 2, arbitrary: of('payPartner', { party, percent: fc.nat(150), isForced: fc.boolean() }) },
    of('reversePartner', { which }),
    { weight: 2, arbitrary: of('bankFile', { lines: fileLines, isForced: fc.boolean() }) },
    { weight: 2, arbitrary: of('partnerFile', { lines: fileLines, isForced: fc.boolean() }) },
    of('runFile', { payer }),
    of('fileAgain', { payer, which }),
  ),
  { minLength: 8, maxLength: 24 },
);

/** A first month with revenue, of which two rates are withheld: random acts alone seldom have both before a statement. */
export const historyBeginnings = fc
  .record({ amounts, points, usPoints: points })
  .map(({ amounts: micros, ...rates }): HistoryAction[] => [
    { kind: 'final', month: 0, amounts: micros },
    { kind: 'withhold', member: 0, month: 0, ...rates },
  ]);

export type HistoryAction = typeof historyActions extends fc.Arbitrary<(infer Item)[]> ? Item : never;
