import { useFormat, wrapText } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { AmountButton } from '../../components/explanation/amount-button.tsx';
import type { AmountName } from '../../components/explanation/amount-origin.ts';
import type { Statement } from './statement.api.ts';
import { statementTexts } from './texts.ts';

export type ExplainedAmountProps = {
  amount: string | undefined;
  currency: Currency;
  name: AmountName;
  /** What the row is of. */
  of: string;
  /** `YYYY-MM`. */
  month: string;
  /** Without it the totals of the account. */
  member?: string;
  channel?: string;
};

/** The member of a row; a member asks for its own without saying so, and its statement has no totals. */
export const withMember = ({ totals }: Statement, member: string) => (totals ? { member } : {});

/** An amount of a statement, which opens how it came about. */
export const ExplainedAmount = ({ amount, currency, name, of, ...origin }: ExplainedAmountProps) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const shown = format.money(amount);
  if (amount === undefined) return wrapText(shown);
  return (
    <AmountButton
      {...{ origin, name }}
      title={`${of} ${t(name)}`}
      label={t('explain', { name: `${of} ${t(name)}`, amount: shown })}
    >
      {shown}
    </AmountButton>
  );
};
