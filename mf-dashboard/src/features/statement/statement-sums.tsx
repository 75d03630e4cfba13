import type { Currency } from '@portal/shared/i18n';
import { useFormat } from '@portal/shared/i18n';
import { statementTexts } from './texts.ts';
import type { Statement } from './statement.api.ts';
import * as styles from './statement.styles.ts';

export type StatementSumsProps = { statement: Statement; currency: Currency };

/** The month's three sums: of all members for a manager, their own for a member. */
export const StatementSums = ({ statement, currency }: StatementSumsProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const { totals, items } = statement;
  const sums = totals ? totals[currency] : (items[0]?.amounts[currency] ?? null);
  return (
    <dl css={styles.sums}>
      {(['gross', 'fee', 'net'] as const).map((name) => (
        <div key={name} css={styles.sum}>
          <dt css={styles.sumLabel}>{t(name === 'net' && totals ? 'netOfAll' : `${name}`)}</dt>
          <dd css={styles.sumValue}>{format.money(sums?.[name])}</dd>
        </div>
      ))}
    </dl>
  );
};
