import type { Day } from '../../../platform/calendar.ts';
import { closingReports, type FactReportId, type ReportTypeId, VIEWS_REPORT } from '../report-types.ts';
import { createDoubt, type Doubt, nameSome } from './doubt.ts';

const nameOwner = (owner: string) => owner || '(without --owner)';

/** The doubt about the first file of a content owner, while there are others: its name may be misspelt or missing. */
export const findNewOwner = (owner: string, known: readonly string[]): Doubt[] => {
  if (known.length === 0 || known.includes(owner)) return [];
  return [
    createDoubt(
      'new_owner',
      `${nameOwner(owner)} has delivered no file before, only ${nameSome(known.map(nameOwner))}; files of two owners add up.`,
      { path: 'content owner' },
    ),
  ];
};

/** The reports of a content owner for a day. */
export type OwnerDay = { owner: string; day: Day; types: readonly ReportTypeId[] };

const hasBothClosings = (types: ReadonlySet<ReportTypeId>) => closingReports.every((type) => types.has(type));

/** The doubt about a report after which final days would not be final any more, because its owner has not closed them. */
export const findReopenedDays = (
  { type, owner, days }: { type: FactReportId; owner: string; days: readonly Day[] },
  { finalDays, delivered }: { finalDays: readonly Day[]; delivered: readonly OwnerDay[] },
): Doubt[] => {
  if (type === VIEWS_REPORT) return [];
  const typesOf = (day: Day) => delivered.find((row) => row.owner === owner && row.day === day)?.types ?? [];
  const reopened = finalDays
    .filter((day) => days.includes(day))
    .filter((day) => !hasBothClosings(new Set([...typesOf(day), type])));
  return createReopened(reopened);
};

/** The doubt about days that are final and would be estimated again. */
export const createReopened = (days: readonly Day[]): Doubt[] =>
  days.length === 0
    ? []
    : [
        createDoubt('reopened_days', `${nameSome(days)} would be estimated again instead of final.`, {
          path: 'final days',
          day: days[0],
          expected: 0,
          found: days.length,
          unit: 'days',
        }),
      ];

/**
 * Doubts about a closing report while another owner has delivered views or revenue of its month, and lacks revenue of some
 * days: these would be final without it.
 */
export const findLackingOwners = (
  { owner, month }: { owner: string; month: string },
  delivered: readonly OwnerDay[],
): Doubt[] =>
  [...Map.groupBy(delivered, (row) => row.owner)].flatMap(([other, rows]) => {
    if (other === owner) return [];
    const lacking = rows
      .filter(({ types }) => types.every((type) => type === VIEWS_REPORT))
      .map(({ day }) => day)
      .toSorted();
    if (lacking.length === 0) return [];
    return [
      createDoubt(
        'owner_lacks_days',
        `${nameOwner(other)} has delivered no revenue of ${nameSome(lacking)}; these days would be final without it.`,
        {
          path: `${month}, ${nameOwner(other)}`,
          month,
          owner: other,
          expected: rows.length,
          found: rows.length - lacking.length,
          unit: 'days',
        },
      ),
    ];
  });
