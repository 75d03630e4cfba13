import { css } from '@emotion/react';
import { isApiError } from '@portal/shared/http';
import { paths, useNavigate } from '@portal/shared/routing';
import { isSignedInAtom, tokenAtom, useAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Spinner } from '@portal/shared/ui/feedback';
import { useCallback, useEffect, useState } from 'react';
import { Entrance } from '../../layout/entrance.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { externalCodeAtom } from '../../session/external-code.ts';
import { messageOf } from '../../session/session.ts';
import { pageTexts } from '../texts.ts';

const styles = {
  waiting: css({ marginTop: token.space[32], color: token.color.primaryUi }),
  actions: css({ display: 'grid', gap: token.space[8], marginTop: token.space[32] }),
};

type Failure = { kind: 'missing' | 'refused' } | { kind: 'unreachable'; text: string };

/** A refusal is final; anything else may pass, and the code with it is still good. */
const failureOf = (error: unknown): Failure =>
  isApiError(error) && error.status < 500 && error.status !== 429
    ? { kind: 'refused' }
    : { kind: 'unreachable', text: messageOf(error) };

const useExchange = () => {
  const { sessions } = usePortal();
  const [held, setHeld] = useAtom(externalCodeAtom);
  const [code] = useState(held);
  const [failure, setFailure] = useState<Failure | undefined>(
    code === undefined ? { kind: 'missing' } : undefined,
  );
  const exchange = useCallback(async () => {
    if (code !== undefined) await sessions.signInWithCode(code);
  }, [code, sessions]);
  useEffect(() => {
    // Whatever comes of it, another page must not find it.
    setHeld(undefined);
    exchange().catch((error: unknown) => setFailure(failureOf(error)));
  }, [exchange, setHeld]);
  const retry = () => {
    setFailure(undefined);
    exchange().catch((error: unknown) => setFailure(failureOf(error)));
  };
  return { failure, retry };
};

function WaysOn({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = pageTexts.useTexts();
  const { sessions, store } = usePortal();
  const navigate = useNavigate();
  const handleSignIn = async () => {
    try {
      // Whoever was signed in before they came here still is.
      if (store.get(tokenAtom) !== null) await sessions.resume();
    } catch {
      // The sign-in page is the answer to that.
    }
    void navigate(paths.login.href());
  };
  return (
    <div css={styles.actions}>
      {onRetry && (
        <Button variant="primary" size="sheet" isBlock icon="refresh" onClick={onRetry}>
          {t('external.retry')}
        </Button>
      )}
      <Button
        variant={onRetry ? 'secondary' : 'primary'}
        size="sheet"
        isBlock
        onClick={() => void handleSignIn()}
      >
        {t('external.signIn')}
      </Button>
    </div>
  );
}

/** Comes from another site with a one-time code, and leaves with a session. */
export function ExternalPage() {
  const { t } = pageTexts.useTexts();
  const { failure, retry } = useExchange();
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (!failure || isSignedIn) {
    return (
      <Entrance title={t('external.workingTitle')} lead={t('external.workingText')}>
        <div css={styles.waiting} role="status" aria-busy aria-label={t('external.workingTitle')}>
          <Spinner size={36} />
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance
      key={failure.kind}
      hasFocus
      title={t(`external.${failure.kind}Title`)}
      lead={failure.kind === 'unreachable' ? failure.text : t(`external.${failure.kind}Text`)}
    >
      <WaysOn onRetry={failure.kind === 'unreachable' ? retry : undefined} />
    </Entrance>
  );
}
