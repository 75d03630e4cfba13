import { useFormat } from '@portal/shared/i18n';
import { Badge } from '@portal/shared/ui/controls';
import { Avatar, Facts } from '@portal/shared/ui/data';
import type { ReactElement } from 'react';
import { verifyTexts } from './texts.ts';
import * as styles from './verify.styles.ts';
import type { Verification } from './verify.api.ts';

const BADGES = {
  none: { kind: 'needs-verification', text: 'state.needed' },
  pending: { kind: 'needs-verification', text: 'state.needed' },
  verifying: { kind: 'waiting', text: 'state.verifying' },
  verified: { kind: 'approved', text: 'state.verified' },
} as const;

export type ChannelHeadProps = {
  channel: Pick<Verification['channel'], 'name' | 'handle' | 'thumbnail' | 'subscribers'>;
  children?: ReactElement;
};

/** The channel that a dialog is about. */
export function ChannelHead({ channel, children }: ChannelHeadProps) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  const { name, handle, thumbnail, subscribers } = channel;
  const facts = [handle, subscribers !== null && t('subscribers', { count: format.compact(subscribers) })];
  return (
    <div css={styles.head}>
      <Avatar name={name} src={thumbnail} size={44} />
      <div css={styles.headWords}>
        <p css={styles.headName}>{name}</p>
        <p css={styles.headFacts}>
          <Facts items={facts} />
        </p>
      </div>
      {children}
    </div>
  );
}

/** The badge of a verification's state. */
export function VerificationBadge({ state }: Pick<Verification, 'state'>) {
  const { t } = verifyTexts.useTexts();
  const { kind, text } = BADGES[state];
  return <Badge kind={kind}>{t(text)}</Badge>;
}
