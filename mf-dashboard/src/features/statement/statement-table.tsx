import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { EmptyValue } from '@portal/shared/ui/data';
import { SortHeader } from '@portal/shared/ui/table';
import type { TableSort } from '@portal/shared/ui/table';
import { statementTexts } from './texts.ts';
import { ExplainedAmount, withMember } from './explained-amount.tsx';
import { FeeRates } from './fee-rates.tsx';
import { MemberName } from './member-name.tsx';
import type { Statement } from './statement.api.ts';
import { STATEMENT_COLUMNS } from './statement-sort.ts';
import * as styles from './statement.styles.ts';

const AMOUNTS = ['gross', 'fee', 'net'] as const;

export type StatementTableProps = {
  statement: Statement;
  currency: Currency;
  /** Whether the screen shows cards in its place. */
  isPrintOnly: boolean;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
};

/** The members of a statement as a table. It is not virtualized, because print shows all rows. */
export const StatementTable = (props: StatementTableProps) => {
  const { statement, currency, isPrintOnly, sort, onSortChange } = props;
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { items, unassigned, totals, month } = statement;
  const none = <EmptyValue reason={t('notShared')} />;
  return (
    <table css={[styles.table, isPrintOnly && styles.printOnly]}>
      <caption css={styles.hidden}>{t('table')}</caption>
      <thead>
        <tr>
          {STATEMENT_COLUMNS.map((id) => (
            <SortHeader
              key={id}
              css={[styles.headCell, id !== 'member' && styles.numberHead]}
              column={{ id, header: t(id), kind: id === 'member' ? 'text' : 'number' }}
              {...{ sort, onSortChange }}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ member, channels, rates, amounts }) => (
          <tr key={member.id} css={styles.row}>
            <th scope="row" css={[styles.cell, styles.name]}>
              <MemberName member={member} />
            </th>
            <td css={[styles.cell, styles.number]}>{format.count(channels)}</td>
            <td css={[styles.cell, styles.number]}>
              <FeeRates rates={rates} />
            </td>
            {AMOUNTS.map((name) => (
              <td key={name} css={[styles.cell, styles.number, name === 'net' && styles.strong]}>
                <ExplainedAmount
                  {...{ month, currency, name }}
                  of={member.nickname}
                  amount={amounts[currency]?.[name]}
                  {...withMember(statement, member.id)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot css={styles.foot}>
          {unassigned && (
            <tr css={styles.row}>
              <th scope="row" css={[styles.cell, styles.name]} colSpan={3}>
                {t('unassigned')}
              </th>
              <td css={[styles.cell, styles.number]}>
                <ExplainedAmount
                  {...{ month, currency }}
                  name="unassigned"
                  amount={unassigned[currency] ?? undefined}
                />
              </td>
              <td css={[styles.cell, styles.number]}>{none}</td>
              <td css={[styles.cell, styles.number]}>{none}</td>
            </tr>
          )}
          <tr css={[styles.row, styles.total]}>
            <th scope="row" css={[styles.cell, styles.name]} colSpan={3}>
              {t('total')}
            </th>
            {AMOUNTS.map((name) => (
              <td key={name} css={[styles.cell, styles.number]}>
                <ExplainedAmount
                  {...{ month, currency, name }}
                  of={t('total')}
                  amount={totals[currency]?.[name]}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};
