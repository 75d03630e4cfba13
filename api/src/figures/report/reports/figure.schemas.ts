import { CURRENCIES } from '@portal/shared/facts';
import { z } from 'zod';
import { definitionChanges } from './definition-changes.ts';
import { compareGaps } from '../scope/compare-gap.ts';
import { figures, videoFigures } from '../figures/figures.ts';
import { mapNames } from '../figures/sums.ts';
import { reportStatuses } from '../scope/report-status.ts';

export const day = z.string().describe('A Pacific day, YYYY-MM-DD.');
export const money = z.string().describe('An exact decimal in the currency of the response.');
export const count = z.number().describe('A whole number.');
export const currency = z.enum(CURRENCIES);
/** A part of a total: 1 is all of it. */
export const share = z
  .number()
  .nullable()
  .describe('A part of the total; 1 is all of it. Null where the parts have both signs.');
export const window = z.object({ from: day, to: day });

/** Null without the figure. A price is a truncated decimal; only the client rounds it. */
const kinds = {
  count: count.nullable(),
  money: money.nullable(),
  price: z.string().nullable(),
  share: z.number().nullable(),
  average: z.number().nullable(),
};

type FigureTable = Readonly<Record<string, { kind: keyof typeof kinds; description?: string }>>;

/** The schema of each figure of a table. */
const schemasOf = <Table extends FigureTable>(table: Table) =>
  // Each schema is that of its figure's kind.
  mapNames<keyof Table & string, z.ZodType>(table, (name) => {
    const { kind, description } = table[name] ?? { kind: 'count' };
    return description === undefined ? kinds[kind] : kinds[kind].describe(description);
  }) as { [Name in keyof Table]: (typeof kinds)[Table[Name]['kind']] };

export const figureSchemas = schemasOf(figures);
export const allFigures = z.object(figureSchemas);
export const allVideoFigures = z.object(schemasOf(videoFigures));

/** Each figure beside its comparison. */
export const pairedFigures = z.object(
  // A pair for each figure, of its schema.
  mapNames(figureSchemas, (name) =>
    z.object({ value: figureSchemas[name], previous: figureSchemas[name] }),
  ) as {
    [Name in keyof typeof figureSchemas]: z.ZodObject<{
      value: (typeof figureSchemas)[Name];
      previous: (typeof figureSchemas)[Name];
    }>;
  },
);

export const rate = z
  .object({ usd_krw: z.string(), date: day })
  .nullable()
  .describe('The last exchange rate that was used; each day is converted at its own. Null in USD.');

export const status = z
  .enum(reportStatuses)
  .describe('Whether the revenue is estimated, or final according to the closing reports of its months.');

export const compareGap = z
  .enum(compareGaps)
  .nullable()
  .describe(
    'Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison.',
  );

export const definitionChange = z
  .enum(definitionChanges)
  .describe(
    'A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.',
  );

export const compareChanges = z
  .array(z.object({ day, change: definitionChange }))
  .describe(
    'Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison.',
  );

export const memberShare = z
  .object({
    parts: z
      .object({ lowest: z.number(), highest: z.number() })
      .nullable()
      .describe(
        'Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period.',
      ),
    since: z
      .object({
        first: day,
        last: day,
        channels: count.describe('How many channels they are of.'),
        of: count.describe('How many channels the member has in the period.'),
      })
      .nullable()
      .describe('The first days of assignments before which days of the period carry no money.'),
  })
  .nullable()
  .describe("Of the member whose money is shown; null when its channels' revenue is its own on every day.");

export const channelRef = z.object({ id: z.string(), name: z.string(), thumbnail: z.string() });
