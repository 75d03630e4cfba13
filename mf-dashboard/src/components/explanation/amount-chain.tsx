import { useFormat } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui/controls';
import type { AmountName } from './amount-origin.ts';
import { ChannelParts } from './channel-parts.tsx';
import { DayRates } from './day-rates.tsx';
import type { Explanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { FileList } from './file-list.tsx';
import { listSteps, type Step } from './list-steps.ts';
import { explanationTexts } from './texts.ts';
import { useExactFormat } from './use-exact-format.ts';

export type AmountChainProps = { explanation: Explanation; name: AmountName };

type StepLineProps = AmountChainProps & { step: Step };

/** What a step subtracts or adds, with the rates that it follows from. */
const StepLine = ({ explanation, step, name }: StepLineProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat();
  const exact = useExactFormat(explanation.currency);
  const { fees, channels, of } = explanation;
  const isWhole = step.name === 'whole';
  const rates = step.name === 'fee' ? fees : [];
  return (
    <li css={[styles.step, step.isSum && styles.sum]}>
      <div css={styles.line}>
        <span>
          <span>{t(`step.${step.name}`)}</span>
          {rates.length > 0 && (
            <span css={styles.quiet}>
              {rates
                .map(({ from, to, fee_rate: rate }) =>
                  rates.length > 1
                    ? `${format.percent(rate, 2)} ${format.shortRange(from, to)}`
                    : format.percent(rate, 2),
                )
                .join(' · ')}
            </span>
          )}
        </span>
        <span css={styles.amount}>{exact(step.amount)}</span>
      </div>
      {isWhole && explanation.currency !== 'USD' && <DayRates explanation={explanation} />}
      {step.name === 'others' && of === 'member' && channels.length > 0 && (
        <ChannelParts {...{ explanation, name }} />
      )}
    </li>
  );
};

/** The chain of an amount, from the files to what the screen shows. */
export const AmountChain = ({ explanation, name }: AmountChainProps) => {
  const { t } = explanationTexts.useTexts();
  const { currency, corrections } = explanation;
  const format = useFormat(currency);
  const { steps, shown, total } = listSteps(explanation, name);
  return (
    <div css={styles.chain}>
      <p css={styles.quiet}>{t('unit', { currency })}</p>
      <FileList explanation={explanation} />
      <ol css={styles.steps} aria-label={t('steps')}>
        {steps.map((step) => (
          <StepLine key={`${step.name} ${step.isSum}`} {...{ explanation, step, name }} />
        ))}
      </ol>
      {total !== null && (
        <ul css={styles.quiet} aria-label={t('step.corrections')}>
          {corrections.map(({ month, cause, old, new: now }) => (
            <li key={`${month} ${cause}`}>
              {t('correction', {
                month: format.month(`${month}-01`),
                cause: t(`cause.${cause}`),
                old: format.money(old[name]),
                now: format.money(now[name]),
              })}
            </li>
          ))}
        </ul>
      )}
      <p css={styles.result} role="status">
        <Icon name="check" size={16} />
        <span>{total === null ? t('addsUp') : t('addsUpCorrected', { amount: format.money(shown) })}</span>
        <strong css={styles.amount}>{format.money(total ?? shown)}</strong>
      </p>
    </div>
  );
};
