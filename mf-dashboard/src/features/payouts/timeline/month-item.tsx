import { useFormat } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/routing';
import { Facts } from '@portal/shared/ui/data';
import { ReopenedStatements } from '../../../components/reopened/reopened-statements.tsx';
import { isAboveZero } from '../is-above-zero.ts';
import { StateBadge } from '../state-badge.tsx';
import { payoutTexts } from '../texts.ts';
import type { PayoutMonth } from '../payouts.api.ts';
import { MonthSteps } from './month-steps.tsx';
import * as styles from './timeline.styles.ts';

export type MonthItemProps = {
  month: PayoutMonth;
  /** From which amount on its currency is paid. */
  minimum: string | undefined;
};

/** One month: how far its money has come, since when, and what was taken from it. */
export const MonthItem = ({ month, minimum }: MonthItemProps) => {
  const { t } = payoutTexts.useTexts();
  const currency = month.currency;
  const format = useFormat(currency);
  const { state, amount, withheld, kept, recouped, offset, paid, open, hold } = month;
  const name = format.month(`${month.month}-01`);
  const facts = [
    isAboveZero(withheld) && t('month.withheld', { amount: format.money(withheld) }),
    kept !== null && t('month.kept', { amount: format.money(kept) }),
    isAboveZero(recouped) && t('month.recouped', { amount: format.money(recouped) }),
    isAboveZero(offset) && t('month.offset', { amount: format.money(offset) }),
    amount !== null && Number(amount) < 0 && t('month.negative'),
    isAboveZero(paid) &&
      isAboveZero(open) &&
      t('month.partly', { paid: format.money(paid), open: format.money(open) }),
    state === 'carried_over' && minimum && t('month.minimum', { minimum: format.money(minimum) }),
    hold && t('hold.reason', { reason: hold.reason }),
    hold?.until && t('hold.until', { day: format.date(hold.until) }),
    month.issued_on !== null && t('month.issued', { day: format.date(month.issued_on) }),
  ];
  return (
    <li css={styles.month}>
      <div css={styles.monthHead}>
        <h3 css={styles.monthName}>{name}</h3>
        <StateBadge state={state} />
        <span css={styles.monthAmount}>{format.money(amount)}</span>
      </div>
      {facts.some(Boolean) && <Facts css={styles.monthFacts} items={facts} />}
      <ReopenedStatements reopenings={month.reopenings} />
      <MonthSteps month={month} />
      {amount !== null && (
        <Link css={styles.link} to={paths.statement.href({ month: month.month })}>
          {t('month.statement', { month: name })}
        </Link>
      )}
    </li>
  );
};
