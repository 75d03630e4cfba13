import { isSignedInAtom, useAtomValue } from '@portal/shared/state';
import { useState } from 'react';
import { StartSpinner } from '../../feedback/busy.tsx';
import { Entrance } from '../../layout/entrance.tsx';
import { shellTexts } from '../../texts.ts';
import { pageTexts } from '../texts.ts';
import { JoinForm, type Joined } from './join-form.tsx';
import { JoinSuccess } from './join-success.tsx';

/** Signing up, and the word that it is done. */
export function JoinPage() {
  const { t } = shellTexts.useTexts();
  const { t: words } = pageTexts.useTexts();
  const [joined, setJoined] = useState<Joined>();
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (joined) {
    return (
      <Entrance
        key="done"
        hasFocus
        title={words('join.doneTitle')}
        lead={words('join.doneText', { name: joined.nickname, email: joined.email })}
      >
        <JoinSuccess />
      </Entrance>
    );
  }
  // Whoever has an account here is on the way to its first page.
  if (isSignedIn) return <StartSpinner />;
  return (
    <Entrance title={t('page.join')} lead={words('join.lead')}>
      <JoinForm onJoined={setJoined} />
    </Entrance>
  );
}
