import { isSignedInAtom, useAtomValue } from '@portal/shared/state';
import { useEffect, useState } from 'react';
import { preloadAtRest } from '../../browser/preload-at-rest.ts';
import { StartSpinner } from '../../feedback/busy.tsx';
import { QueryProvider } from '../../query-cache/query-provider.tsx';
import { LeaveGuard } from '../../routing/leave-guard.tsx';
import { SignInLayout } from '../../layout/sign-in-layout.tsx';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';
import { JoinForm, type JoinedAccount } from './join-form.tsx';
import { JoinSuccess } from './join-success.tsx';

/** The sign-up page: the form, then its confirmation. */
export function JoinPage() {
  const { t } = shellTexts.useTexts();
  const { t: pageText } = pageTexts.useTexts();
  const [joined, setJoined] = useState<JoinedAccount>();
  const isSignedIn = useAtomValue(isSignedInAtom);
  useEffect(preloadAtRest, []);
  if (joined) {
    return (
      <SignInLayout
        key="done"
        hasFocus
        title={pageText('join.doneTitle')}
        lead={pageText('join.doneText', { name: joined.nickname, email: joined.email })}
      >
        <JoinSuccess />
      </SignInLayout>
    );
  }
  // A signed-in user is about to be redirected.
  if (isSignedIn) return <StartSpinner />;
  return (
    <SignInLayout title={t('page.join')} lead={pageText('join.lead')}>
      <LeaveGuard />
      <QueryProvider>
        <JoinForm onJoined={setJoined} />
      </QueryProvider>
    </SignInLayout>
  );
}
