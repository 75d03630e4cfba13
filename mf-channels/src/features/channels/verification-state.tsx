import { StatusDot } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Channel } from './channels.api.ts';
import * as styles from './channels.styles.ts';

export type VerificationStateProps = { verification: Channel['verification'] };

/** The verification state of a channel. */
export function VerificationState({ verification }: VerificationStateProps) {
  const { t } = texts.useTexts();
  return (
    <StatusDot
      css={styles.oneLine}
      tone={verification === 'verified' ? 'good' : 'neutral'}
      isBusy={verification === 'verifying'}
    >
      {t(`channels.verification.${verification}`)}
    </StatusDot>
  );
}
