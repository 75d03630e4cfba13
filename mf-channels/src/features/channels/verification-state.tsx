import { roleAtom, useAtomValue } from '@portal/shared/state';
import { Button, StatusDot, visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import type { Channel } from '../../components/channel.ts';
import { useChannelActions } from './channel-actions.tsx';
import * as styles from './channels.styles.ts';

const APPROVED = 2;
const REJECTED = 3;

export type VerificationStateProps = { channel: Pick<Channel, 'id' | 'name' | 'status' | 'verification'> };

/** The verification state of a channel, for managers with a button that opens its verification. */
export function VerificationState({ channel }: VerificationStateProps) {
  const { t } = texts.useTexts();
  const isManager = useAtomValue(roleAtom) === 'manager';
  const { verify } = useChannelActions();
  const { id, name, status, verification } = channel;
  const dot = (
    <StatusDot
      css={styles.oneLine}
      tone={verification === 'verified' ? 'good' : 'neutral'}
      isBusy={verification === 'verifying'}
    >
      {t(`channels.verification.${verification}`)}
    </StatusDot>
  );
  if (!isManager || status === REJECTED || verification === 'verified') return dot;
  // Before the approval nothing depends on the verification yet.
  const isUrgent = status === APPROVED && verification !== 'verifying';
  if (isUrgent)
    return (
      <Button size="sm" icon="shield" onClick={() => verify(id)}>
        <span>{t('channels.verifyNow')}</span>
        <span css={visuallyHidden}>{` ${name}`}</span>
      </Button>
    );
  return (
    <Button css={styles.cellButton} variant="quiet" size="sm" onClick={() => verify(id)}>
      {dot}
      <span css={visuallyHidden}>{` ${t('channels.verifyOf', { name })}`}</span>
    </Button>
  );
}
