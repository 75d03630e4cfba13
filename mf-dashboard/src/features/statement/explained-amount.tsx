import { useFormat, wrapText } from '@portal/shared/i18n';
import type { Currency } from '@portal/shared/i18n';
import { useSignedMoney } from '@portal/shared/ui/data';
import { AmountButton } from '../../components/explanation/amount-button.tsx';
import type { AmountName } from '../../components/explanation/amount-origin.ts';
import type { Statement } from './statement.api.ts';
import { statementTexts } from './texts.ts';

export type ExplainedAmountProps = {
  amount: string | undefined;
  currency: Currency;
  name: AmountName;
  /** What the row is of; nothing where the name says it. */
  of?: string;
  /** Whether it is added or taken away, and has its sign. */
  isPart?: boolean;
  /** `YYYY-MM`. */
  month: string;
  /** Without it the totals of the account. */
  member?: string;
  channel?: string;
};

/** The member of a row; a member asks for its own without saying so, and its statement has no totals. */
export const withMember = ({ totals }: Statement, member: string) => (totals ? { member } : {});

/** An amount of a statement, which opens how it came about. */
export const ExplainedAmount = (props: ExplainedAmountProps) => {
  const { amount, currency, name, of, isPart, ...origin } = props;
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  if (amount === undefined) return wrapText(format.money(amount));
  const shown = isPart ? signed(amount) : format.money(amount);
  const title = of === undefined ? t(name) : `${of} ${t(name)}`;
  return (
    <AmountButton {...{ origin, name }} title={title} label={t('explain', { name: title, amount: shown })}>
      {shown}
    </AmountButton>
  );
};
