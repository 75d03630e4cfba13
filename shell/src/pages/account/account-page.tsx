import { css } from '@emotion/react';
import { sessionAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { ProfileCard } from './profile-card.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';

const page = css({ display: 'grid', gap: token.size.cardGap, maxWidth: '640px' });

/** The settings page of the signed-in account. */
export function AccountPage() {
  const session = useAtomValue(sessionAtom);
  // The session has just ended; the guard redirects.
  if (!session) return null;
  return (
    <div css={page}>
      <ProfileCard session={session} />
      <WithdrawalCard session={session} />
    </div>
  );
}
