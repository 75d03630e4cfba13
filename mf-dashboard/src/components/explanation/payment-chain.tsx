import type { ReactNode } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Facts, useSignedMoney } from '@portal/shared/ui/data';
import type { PaymentName } from './amount-origin.ts';
import { ChainResult } from './chain-result.tsx';
import { CorrectionList } from './correction-list.tsx';
import type { Explanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { listPaymentSteps } from './list-payment-steps.ts';
import type { PaymentStep } from './list-payment-steps.ts';
import { isNothing, subtractPaid } from './paid-amounts.ts';
import * as parts from './step-parts.styles.ts';
import { explanationTexts } from './texts.ts';

/** Shares and rates have hundredths of a percent. */
const RATE_DIGITS = 2;

type PartsProps = { explanation: Explanation };

/** The texts of what a rate is of: all revenue, or one source of it. */
const withheldTexts = { all: 'withheldOf.all', us: 'withheldOf.us', other: 'withheldOf.other' } as const;

/** What is withheld of the net of each month, by source of revenue, less what earlier statements have withheld of it. */
const WithheldParts = ({ explanation: { currency, payment } }: PartsProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  // A corrected month may have changed nothing of this member.
  const listed = payment?.withheld.filter(({ amount }) => !isNothing(amount)) ?? [];
  return (
    <ul css={parts.list} aria-label={t('payment.withheld')}>
      {listed.map(({ month, parts: rates, before }) => (
        <li key={month} css={parts.group}>
          {rates.map(({ source, rate, note, net, withheld }) => (
            <div key={source} css={parts.row}>
              <span>
                {t(withheldTexts[source], {
                  month: format.month(`${month}-01`),
                  net: format.money(net),
                  rate: format.percent(rate, RATE_DIGITS),
                })}
              </span>
              <span css={parts.amount}>{signed(subtractPaid('0', withheld, currency))}</span>
              <span css={parts.quiet}>{note}</span>
            </div>
          ))}
          {!isNothing(before) && (
            <div css={parts.row}>
              <span>{t('withheldBefore')}</span>
              <span css={parts.amount}>{signed(before)}</span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Which advances the month pays back, with the share of each and what was left of it. */
const AdvanceParts = ({ explanation: { currency, payment } }: PartsProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  return (
    <ul css={parts.list} aria-label={t('payment.recouped')}>
      {payment?.advances.map(({ id, day, amount, share, left, recouped }) => (
        <li key={id} css={parts.row}>
          <Facts items={[t('advance', { amount: format.money(amount) }), format.date(day)]} />
          <span css={parts.amount}>{signed(subtractPaid('0', recouped, currency))}</span>
          <Facts
            css={parts.quiet}
            items={[
              t('advanceShare', { share: format.percent(share, RATE_DIGITS) }),
              t('advanceLeft', { amount: format.money(left) }),
            ]}
          />
        </li>
      ))}
    </ul>
  );
};

const Corrections = ({ explanation: { currency, corrections } }: PartsProps) => {
  const { t } = explanationTexts.useTexts();
  return (
    <CorrectionList
      {...{ corrections, currency }}
      name="net"
      label={t('payment.corrections')}
      words={{ cause: (cause) => t(`cause.${cause}`), author: (author) => t(`author.${author}`) }}
    />
  );
};

const PARTS = { corrections: Corrections, withheld: WithheldParts, recouped: AdvanceParts } as const;

export type PaymentChainProps = {
  explanation: Explanation;
  name: PaymentName;
  /** How the net of the month came about. */
  children: ReactNode;
};

/** The steps from the net of a month to what is left to pay of it; how the net came about is behind its first step. */
export const PaymentChain = ({ explanation, name, children }: PaymentChainProps) => {
  const { t } = explanationTexts.useTexts();
  const { currency, period } = explanation;
  const format = useFormat(currency);
  const signed = useSignedMoney(currency);
  const steps = listPaymentSteps(explanation, name);
  const month = format.month(period.from);
  const nameOf = ({ name: step }: PaymentStep) =>
    step === 'net' ? t('payment.net', { month }) : t(`payment.${step}`);
  const shown = steps.find((step) => step.name === name);
  return (
    <div css={styles.chain}>
      <ol css={styles.steps} aria-label={t('steps')}>
        {steps.map((step) => {
          const Parts = step.name in PARTS ? PARTS[step.name as keyof typeof PARTS] : undefined;
          return (
            <li
              key={step.name}
              css={[styles.step, step.isSum && styles.sum]}
              aria-current={step.name === name ? 'step' : undefined}
            >
              <div css={styles.line}>
                <span css={step.name === name && styles.shown}>{nameOf(step)}</span>
                <span css={[styles.amount, step.name === name && styles.shown]}>
                  {step.isSum ? format.money(step.amount) : signed(step.amount)}
                </span>
              </div>
              {step.name === 'net' && (
                <details css={styles.details}>
                  <summary>{t('howNet')}</summary>
                  <div css={styles.nested}>{children}</div>
                </details>
              )}
              {Parts && <Parts explanation={explanation} />}
            </li>
          );
        })}
      </ol>
      <ChainResult
        text={t(shown?.isSum === false ? 'isStep' : 'addsUp', { step: shown ? nameOf(shown) : '' })}
        amount={shown?.isSum === false ? signed(shown.amount) : format.money(shown?.amount ?? '0')}
      />
    </div>
  );
};
