import type { Language } from '../../platform/http/languages.ts';
import { type ExportCell, spoolCsv } from './csv-export.ts';
import { columnName, unassignedName } from './export-texts.ts';
import { type Statement, statementCurrencies } from './statement-report.ts';

const text = (value: string): ExportCell => ({ text: value });
const decimal = (value: string | undefined): ExportCell => ({ decimal: value ?? null });

const headerOf = (language: Language) => [
  ...(['member', 'email', 'channels', 'fee_rate'] as const).map((column) => columnName(column, language)),
  ...statementCurrencies.flatMap((currency) =>
    (['gross', 'fee', 'net'] as const).map((column) => columnName(column, language, currency)),
  ),
];

/** A statement as CSV: the members, and, for managers, what nobody is assigned to. */
export const exportStatement = ({ items, unassigned }: Statement, language: Language) =>
  spoolCsv(headerOf(language), async (add) => {
    await add(
      items.map(({ member, channels, rates, amounts }) => [
        text(member.nickname),
        text(member.email),
        channels,
        text(rates.map(({ fee_rate: rate }) => String(rate)).join(' / ')),
        ...statementCurrencies.flatMap((currency) => {
          const amount = amounts[currency];
          return [decimal(amount?.gross), decimal(amount?.fee), decimal(amount?.net)];
        }),
      ]),
    );
    if (!unassigned) return;
    await add([
      [
        text(unassignedName[language]),
        ...[text(''), null, null],
        ...statementCurrencies.flatMap((currency) => [
          decimal(unassigned[currency] ?? undefined),
          null,
          null,
        ]),
      ],
    ]);
  });
