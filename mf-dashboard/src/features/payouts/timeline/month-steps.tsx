import { useFormat } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import { EmptyValue } from '@portal/shared/ui/data';
import { isAboveZero } from '../is-above-zero.ts';
import { payoutTexts } from '../texts.ts';
import type { PayoutMonth } from '../payouts.api.ts';
import * as styles from './timeline.styles.ts';

type Step = { name: 'final' | 'closed' | 'payable' | 'paid'; isDone: boolean; text: string | undefined };

/** The days on which a month's money became final, closed, payable and paid, and what is known of those to come. */
const useSteps = (month: PayoutMonth): Step[] => {
  const { t } = payoutTexts.useTexts();
  const format = useFormat(month.currency);
  const { state, closed_on: closed, payable_on: payable, paid_on: paid, final_expected_on: expected } = month;
  const day = (value: string | null) => (value === null ? undefined : format.date(value));
  const isBooked = month.issued_on !== null;
  return [
    {
      name: 'final',
      isDone: state !== 'estimated',
      text: expected === null ? t('step.done') : t('step.about', { day: format.date(expected) }),
    },
    { name: 'closed', isDone: isBooked || closed !== null, text: day(closed ?? month.issued_on) },
    {
      name: 'payable',
      isDone: payable !== null,
      text: day(payable) ?? (state === 'held' || state === 'carried_over' ? t(`state.${state}`) : undefined),
    },
    {
      name: 'paid',
      isDone: state === 'paid',
      text:
        day(paid) ??
        (isAboveZero(month.paid) ? t('step.partly', { amount: format.money(month.paid) }) : undefined),
    },
  ];
};

export type MonthStepsProps = { month: PayoutMonth };

/** The way of a month's money from estimated to paid. */
export const MonthSteps = ({ month }: MonthStepsProps) => {
  const { t } = payoutTexts.useTexts();
  const steps = useSteps(month);
  return (
    <ol css={styles.steps}>
      {steps.map(({ name, isDone, text }) => (
        <li key={name} css={styles.step} data-done={isDone ? '' : undefined}>
          <span css={styles.stepName}>
            {isDone && <Icon name="check" size={14} />}
            <span>{t(`step.${name}`)}</span>
          </span>
          <span css={styles.stepDay}>{text ?? <EmptyValue reason={t('step.open')} />}</span>
        </li>
      ))}
    </ol>
  );
};
