import type { Language } from '@portal/shared/facts';
import {
  decimal,
  text,
  type ExportCell,
  type ExportColumn,
  type ExportRow,
  type ExportTable,
} from '../../platform/export/export-table.ts';
import { toExportColumn } from '../../figures/report/exports/export-columns.ts';
import { getExportName } from '../../figures/report/exports/export-texts.ts';
import { paidCurrencies } from '../../figures/report/statement/statement.ts';
import { type StatementCells, toAmountCells, toNetCells, toRateCell } from './statement-cells.ts';
import { toCorrectionRows, toLineRows, toWithheldRows } from './statement-detail-rows.ts';
import type { Statement } from './statement-report.ts';

type Item = Statement['items'][number];

const openColumns = ['month', 'status', 'member', 'email', 'channels', 'fee_rate'] as const;
const issuedColumns = [
  'number',
  'month',
  'status',
  'kind',
  'member',
  'email',
  'channel',
  'channel_id',
  'part',
  'channels',
  'fee_rate',
  'cause',
] as const;

/** A rate in basis points has two decimals as a percentage. */
const toPercent = (rate: number) => `${Number((rate * 100).toFixed(2))}%`;

const columnsOf = (language: Language, isIssued: boolean): ExportColumn[] => [
  ...(isIssued ? issuedColumns : openColumns).map((name) => toExportColumn(name, { language })),
  ...paidCurrencies.flatMap((currency) =>
    (['gross', 'fee', 'net'] as const).map((name) => toExportColumn(name, { language }, currency)),
  ),
  ...(isIssued
    ? paidCurrencies.map((currency) => toExportColumn('withheld_from', { language }, currency))
    : []),
  toExportColumn('usd_krw', { language }),
];

const grossCells = (sums: NonNullable<Statement['unassigned']>): ExportCell[] =>
  paidCurrencies.flatMap((currency) => [decimal(sums[currency]), null, null]);

/** The rows of a member: its month, and of an issued statement its channels, corrections and what it is paid. */
const listMemberRows = (item: Item, isIssued: boolean): StatementCells[] => {
  const { member, channels, rates, amounts, total } = item;
  const feeRate = toRateCell(rates.map(({ fee_rate: rate }) => rate));
  const rows: StatementCells[] = [
    { kind: 'month', member, channels, feeRate, amounts: toAmountCells(amounts) },
  ];
  if (!isIssued) return rows;
  rows.push(...toLineRows(item), ...toCorrectionRows(member, item.corrections), ...toWithheldRows(item));
  const paid = item.withheld.length > 0 ? toNetCells(item.payable) : toAmountCells(total);
  return rows.concat({ kind: 'payable', member, amounts: paid });
};

/** For managers: unassigned revenue, the totals, and of an issued statement what is paid altogether. */
const listSumRows = (statement: Statement, isIssued: boolean, language: Language): StatementCells[] => {
  const { unassigned, unassigned_corrections: corrections, totals, payable } = statement;
  const rows: StatementCells[] = [];
  const unassignedName = getExportName('unassigned', language);
  const totalName = getExportName('total', language);
  if (unassigned) rows.push({ kind: 'month', member: unassignedName, amounts: grossCells(unassigned) });
  if (isIssued && corrections) rows.push(...toCorrectionRows(unassignedName, corrections));
  if (totals) rows.push({ kind: 'month', member: totalName, amounts: toAmountCells(totals) });
  if (isIssued && payable) rows.push({ kind: 'payable', member: totalName, amounts: toNetCells(payable) });
  return rows;
};

const sourceNames = { us: 'source_us', other: 'source_rest' } as const;

const describeCause = ({ cause, withholding }: StatementCells, language: Language) => {
  if (withholding) {
    const { source, rate, note } = withholding;
    const name = source === 'all' ? [] : [getExportName(sourceNames[source], language)];
    return [toPercent(rate), ...name, note].join(' · ');
  }
  return cause ? getExportName(`cause_${cause}`, language) : null;
};

/**
 * A statement: one row per member and, for managers, rows for unassigned revenue and the totals. An issued one has rows for
 * channels, for corrections of earlier months, whose amounts are differences, for what is withheld, and of what is paid.
 */
export const toStatementTable = (statement: Statement, language: Language): ExportTable => {
  const { month: own, number, status, items, usd_krw: rate } = statement;
  const isIssued = status === 'issued';
  // A nickname may have been given to another member since.
  const archivedName = getExportName('archived', language);
  const toRow = (cells: StatementCells): ExportRow => {
    const { kind, month = own, member, channel, channels = null, part = null } = cells;
    const { feeRate = null, amounts, withholding } = cells;
    const [name, email] =
      typeof member === 'string'
        ? [text(member), null]
        : [
            text(member.is_archived ? `${member.nickname} (${archivedName})` : member.nickname),
            text(member.email),
          ];
    const state = text(getExportName(status, language));
    const first: ExportCell[] = isIssued
      ? [
          text(number),
          text(month),
          state,
          text(getExportName(`kind_${kind}`, language)),
          name,
          email,
          text(channel?.name ?? null),
          text(channel?.youtube_id ?? null),
          part,
          channels,
          feeRate,
          text(describeCause(cells, language)),
        ]
      : [text(month), state, name, email, channels, feeRate];
    const bases = isIssued ? paidCurrencies.map((currency) => decimal(withholding?.net[currency])) : [];
    return [...first, ...amounts, ...bases, decimal(rate)];
  };
  return {
    name: own,
    columns: columnsOf(language, isIssued),
    async write(add) {
      const rows = items.flatMap((item) => listMemberRows(item, isIssued));
      await add(rows.concat(listSumRows(statement, isIssued, language)).map(toRow));
    },
  };
};
