import type { ReactNode } from 'react';
import type { Currency } from '@portal/shared/i18n';
import { useFormat, wrapText } from '@portal/shared/i18n';
import { useSignedMoney } from '@portal/shared/ui/data';
import type { PaymentName } from '../../components/explanation/amount-origin.ts';
import { CorrectionList } from '../../components/explanation/correction-list.tsx';
import type { CorrectionListProps } from '../../components/explanation/correction-list.tsx';
import { addPaid, isNothing, subtractPaid } from '../../components/explanation/paid-amounts.ts';
import * as parts from '../../components/explanation/step-parts.styles.ts';
import * as steps from '../../components/explanation/steps.styles.ts';
import { ExplainedAmount, withMember } from './explained-amount.tsx';
import { statementTexts } from './texts.ts';
import * as styles from './statement.styles.ts';
import type { Statement, StatementAdvances, StatementItem } from './statement.api.ts';

/** Rates have hundredths of a percent. */
const RATE_DIGITS = 2;

/** Corrections of earlier months with who caused them. */
export const StatementCorrections = (props: Omit<CorrectionListProps, 'words'>) => {
  const { t } = statementTexts.useTexts();
  return (
    <CorrectionList
      {...props}
      words={{ cause: (cause) => t(`cause.${cause}`), author: (author) => t(`author.${author}`) }}
    />
  );
};

/** The texts of what a rate is of: all revenue, whose net is the line above, or one source of it. */
const withheldTexts = { all: 'withheldOf.all', us: 'withheldOf.us', other: 'withheldOf.other' } as const;

/** What is withheld of each month, by source of revenue. */
const WithheldList = ({ item: { withheld }, currency }: { item: StatementItem; currency: Currency }) => {
  const { t } = statementTexts.useTexts();
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  // A corrected month may have changed nothing of this member.
  const listed = withheld.filter(({ amounts }) => !isNothing(amounts[currency] ?? '0'));
  return (
    <ul css={parts.list} aria-label={t('withheld')}>
      {listed.map(({ month, source, rate, net, note, amounts }) => (
        <li key={`${month} ${source}`} css={parts.row}>
          <span>
            {t(withheldTexts[source], {
              month: format.month(`${month}-01`),
              rate: format.percent(rate, RATE_DIGITS),
              net: format.money(net[currency]),
            })}
          </span>
          <span css={parts.amount}>{signed(subtractPaid('0', amounts[currency] ?? '0', currency))}</span>
          <span css={parts.quiet}>{note}</span>
        </li>
      ))}
    </ul>
  );
};

export type StatementPaymentProps = {
  item: StatementItem;
  statement: Statement;
  currency: Currency;
  /** What the month pays back of advances; undefined until it is known, and where there are none. */
  advances: StatementAdvances | undefined;
};

/** What leads from a member's net to what is left to pay: corrections, what is withheld, and advances paid back. */
export const StatementPayment = ({ item, statement, currency, advances }: StatementPaymentProps) => {
  const { t } = statementTexts.useTexts();
  const net = item.amounts[currency]?.net;
  const total = item.total[currency]?.net;
  const payable = item.payable[currency];
  if (net === undefined || total === undefined || payable === null) return null;
  const own = item.corrections.filter((correction) => correction.currency === currency);
  const hasWithheld = item.withheld.length > 0;
  const withheld = addPaid(
    item.withheld.map(({ amounts }) => amounts[currency] ?? '0'),
    currency,
  );
  const corrected = subtractPaid(total, net, currency);
  const line = (name: PaymentName | 'net', amount: string, children?: ReactNode) => {
    const isPart = name === 'corrections' || name === 'withheld' || name === 'recouped';
    return (
      <li css={[steps.step, !isPart && steps.sum]}>
        <div css={[steps.line, steps.pressable]}>
          <span>{t(name)}</span>
          <span css={steps.amount}>
            <ExplainedAmount
              {...{ name, amount, currency, isPart }}
              of={item.member.nickname}
              month={statement.month}
              {...withMember(statement, item.member.id)}
            />
          </span>
        </div>
        {wrapText(children)}
      </li>
    );
  };
  return (
    <ol css={[steps.steps, styles.corrections]} aria-label={t('payment')}>
      {(own.length > 0 || hasWithheld) && line('net', net)}
      {own.length > 0 &&
        line(
          'corrections',
          corrected,
          <StatementCorrections corrections={own} currency={currency} name="net" label={t('corrections')} />,
        )}
      {hasWithheld &&
        line('withheld', subtractPaid('0', withheld, currency), <WithheldList {...{ item, currency }} />)}
      {line('payable', payable)}
      {advances && !isNothing(advances.recouped) && (
        <>
          {line('recouped', subtractPaid('0', advances.recouped, currency))}
          {line('rest', advances.rest)}
        </>
      )}
    </ol>
  );
};
