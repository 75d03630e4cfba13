import type { Language } from '@portal/shared/facts';
import {
  decimal,
  text,
  type ExportCell,
  type ExportRow,
  type ExportTable,
} from '../../../platform/export/export-table.ts';
import { toExportColumn } from './export-columns.ts';
import { getExportName } from './export-texts.ts';
import { paidCurrencies } from '../statement/statement.ts';
import type { Statement } from '../statement/statement-report.ts';

type Amounts = Statement['items'][number]['amounts'];
type Sums = Statement['unassigned'];

const columnsOf = (language: Language) => [
  ...(['month', 'status', 'member', 'email', 'channels', 'fee_rate'] as const).map((name) =>
    toExportColumn(name, language),
  ),
  ...paidCurrencies.flatMap((currency) =>
    (['gross', 'fee', 'net'] as const).map((name) => toExportColumn(name, language, currency)),
  ),
  toExportColumn('usd_krw', language),
];

const allCells = (amounts: Amounts): ExportCell[] =>
  paidCurrencies.flatMap((currency) =>
    (['gross', 'fee', 'net'] as const).map((name) => decimal(amounts[currency]?.[name])),
  );

const grossCells = (sums: NonNullable<Sums>): ExportCell[] =>
  paidCurrencies.flatMap((currency) => [decimal(sums[currency]), null, null]);

/** A fee rate that changed within the month is written as text with all its values. */
const rateCell = (rates: Statement['items'][number]['rates']): ExportCell => {
  const [first, ...others] = rates.map(({ fee_rate: rate }) => rate);
  if (first === undefined) return null;
  return others.length === 0 ? first : text([first, ...others].join(' / '));
};

/** A member that was deleted since is marked, because its nickname may have been given to another one. */
const memberCell = (
  { nickname, is_archived: isArchived }: Statement['items'][number]['member'],
  language: Language,
) => text(isArchived ? `${nickname} (${getExportName('archived', language)})` : nickname);

/** A statement: one row per member and, for managers, rows for unassigned channels and the totals. */
export const toStatementTable = (
  { month, status, items, unassigned, totals, usd_krw: rate }: Statement,
  language: Language,
): ExportTable => {
  const row = (cells: readonly ExportCell[]): ExportRow => [
    text(month),
    text(getExportName(status, language)),
    ...cells,
    decimal(rate),
  ];
  return {
    name: month,
    columns: columnsOf(language),
    async write(add) {
      await add(
        items.map(({ member, channels, rates, amounts }) =>
          row([
            memberCell(member, language),
            text(member.email),
            channels,
            rateCell(rates),
            ...allCells(amounts),
          ]),
        ),
      );
      if (unassigned)
        await add([
          row([text(getExportName('unassigned', language)), null, null, null, ...grossCells(unassigned)]),
        ]);
      if (totals)
        await add([row([text(getExportName('total', language)), null, null, null, ...allCells(totals)])]);
    },
  };
};
