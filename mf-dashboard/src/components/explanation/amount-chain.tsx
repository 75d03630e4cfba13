import { useFormat } from '@portal/shared/i18n';
import { isPaymentName } from './amount-origin.ts';
import type { AmountName, PaymentName } from './amount-origin.ts';
import { ChainResult } from './chain-result.tsx';
import { ChannelParts, UnassignedChannels } from './channel-parts.tsx';
import { DayRates } from './day-rates.tsx';
import type { Explanation } from './explanation.api.ts';
import * as styles from './explanation.styles.ts';
import { FileList } from './file-list.tsx';
import { listSteps, type Step } from './list-steps.ts';
import { PaymentChain } from './payment-chain.tsx';
import { explanationTexts } from './texts.ts';
import { useExactFormat } from './use-exact-format.ts';

export type AmountChainProps = {
  explanation: Explanation;
  name: AmountName;
  /** Whether the revenue is that of one video. @default of channels */
  isVideo?: boolean;
};

type ExactChainProps = Omit<AmountChainProps, 'name'> & { name: Exclude<AmountName, PaymentName> };
type StepLineProps = Omit<AmountChainProps, 'name'> & { step: Step };

/** What a step subtracts or adds, with the rates that it follows from. */
const StepLine = ({ explanation, step, isVideo }: StepLineProps) => {
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
          <span>{t(`step.${isWhole && isVideo ? 'video' : step.name}`)}</span>
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
        <ChannelParts explanation={explanation} />
      )}
      {step.name === 'members' && <UnassignedChannels explanation={explanation} />}
    </li>
  );
};

/** The report files and the steps from them to an amount with all digits. */
const ExactChain = ({ explanation, name, isVideo = false, label }: ExactChainProps & { label: string }) => {
  const { t } = explanationTexts.useTexts();
  const { steps } = listSteps(explanation, name);
  return (
    <>
      <p css={styles.quiet}>{t('unit', { currency: explanation.currency })}</p>
      <FileList explanation={explanation} />
      <ol css={styles.steps} aria-label={label}>
        {steps.map((step) => (
          <StepLine key={`${step.name} ${step.isSum}`} {...{ explanation, step, isVideo }} />
        ))}
      </ol>
    </>
  );
};

/** The chain of an amount, from the files to what the screen shows. */
export const AmountChain = ({ explanation, name, isVideo = false }: AmountChainProps) => {
  const { t } = explanationTexts.useTexts();
  const format = useFormat(explanation.currency);
  if (isPaymentName(name))
    return (
      <PaymentChain {...{ explanation, name }}>
        <ExactChain explanation={explanation} name="net" label={t('howNet')} />
      </PaymentChain>
    );
  return (
    <div css={styles.chain}>
      <ExactChain {...{ explanation, name, isVideo }} label={t('steps')} />
      <ChainResult text={t('addsUp')} amount={format.money(listSteps(explanation, name).shown)} />
    </div>
  );
};
