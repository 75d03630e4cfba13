import type { PartnerTerms } from '@portal/shared/state';
import { Icon } from '@portal/shared/ui/controls';
import { verifyTexts } from './texts.ts';
import * as styles from './verify.styles.ts';

type StepProps = { number: number; title: string; texts?: readonly string[]; isDone: boolean };

function Step({ number, title, texts = [], isDone }: StepProps) {
  return (
    <li css={styles.step}>
      <span css={[styles.stepMark, isDone && styles.stepDone]} aria-hidden>
        {isDone ? <Icon name="check" size={14} /> : number}
      </span>
      <div css={styles.stepWords}>
        <p css={styles.stepTitle}>{title}</p>
        {texts.map((text) => (
          <p key={text} css={styles.stepText}>
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}

export type StepsProps = {
  code: string;
  terms: PartnerTerms;
  isCopied: boolean;
  isStarted: boolean;
};

/** What the owner has to do: copy the code, publish it in the description, start the search. */
export function Steps({ code, terms, isCopied, isStarted }: StepsProps) {
  const { t } = verifyTexts.useTexts();
  const isCodeTaken = isCopied || isStarted;
  return (
    <ol css={styles.steps}>
      <Step number={1} title={t(isCopied ? 'step.copied' : 'step.copy')} isDone={isCodeTaken} />
      <Step
        number={2}
        title={t('step.paste')}
        texts={[
          t('step.pasteText'),
          t('step.length', { limit: terms.verification.description_characters, count: code.length }),
        ]}
        isDone={false}
      />
      <Step
        number={3}
        title={t(isStarted ? 'step.started' : 'step.start')}
        texts={[t(isStarted ? 'step.startedText' : 'step.startText')]}
        isDone={isStarted}
      />
    </ol>
  );
}
