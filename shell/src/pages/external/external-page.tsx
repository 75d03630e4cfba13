import { css } from '@emotion/react';
import { isApiError } from '@portal/shared/http';
import { paths, useNavigate } from '@portal/shared/routing';
import { isSignedInAtom, tokenAtom, useAtom, useAtomValue } from '@portal/shared/state';
import { token } from '@portal/shared/theme';
import { Button } from '@portal/shared/ui/controls';
import { Spinner } from '@portal/shared/ui/feedback';
import { useCallback, useEffect, useState } from 'react';
import { SignInLayout } from '../../layout/sign-in-layout.tsx';
import { usePortal } from '../../portal/portal-context.tsx';
import { externalCodeAtom } from '../../session/external-code.ts';
import { getErrorText } from '../../session/session.ts';
import { pageTexts } from '../texts.ts';

const styles = {
  spinner: css({ marginTop: token.space[32], color: token.color.primaryUi }),
  actions: css({ display: 'grid', gap: token.space[8], marginTop: token.space[32] }),
};

type Failure = { kind: 'missing' | 'refused' } | { kind: 'unreachable'; text: string };

/** A 4xx response except 429 is final; after any other failure the code is still valid. */
const classifyFailure = (error: unknown): Failure =>
  isApiError(error) && error.status < 500 && error.status !== 429
    ? { kind: 'refused' }
    : { kind: 'unreachable', text: getErrorText(error) };

const useCodeExchange = () => {
  const { sessions } = usePortal();
  const [storedCode, setStoredCode] = useAtom(externalCodeAtom);
  const [code] = useState(storedCode);
  const [failure, setFailure] = useState<Failure | undefined>(
    code === undefined ? { kind: 'missing' } : undefined,
  );
  const exchange = useCallback(async () => {
    if (code !== undefined) await sessions.signInWithCode(code);
  }, [code, sessions]);
  useEffect(() => {
    // The code is used once, whatever the result.
    setStoredCode(undefined);
    exchange().catch((error: unknown) => setFailure(classifyFailure(error)));
  }, [exchange, setStoredCode]);
  const retry = () => {
    setFailure(undefined);
    exchange().catch((error: unknown) => setFailure(classifyFailure(error)));
  };
  return { failure, retry };
};

function FailureActions({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = pageTexts.useTexts();
  const { sessions, store } = usePortal();
  const navigate = useNavigate();
  const handleSignIn = async () => {
    try {
      // An earlier session of this browser is still valid.
      if (store.get(tokenAtom) !== null) await sessions.resume();
    } catch {
      // Without a session the sign-in page opens.
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

/** Exchanges the one-time code of another site for a session. */
export function ExternalPage() {
  const { t } = pageTexts.useTexts();
  const { failure, retry } = useCodeExchange();
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (!failure || isSignedIn) {
    return (
      <SignInLayout title={t('external.workingTitle')} lead={t('external.workingText')}>
        <div css={styles.spinner} role="status" aria-busy aria-label={t('external.workingTitle')}>
          <Spinner size={36} />
        </div>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout
      key={failure.kind}
      hasFocus
      title={t(`external.${failure.kind}Title`)}
      lead={failure.kind === 'unreachable' ? failure.text : t(`external.${failure.kind}Text`)}
    >
      <FailureActions onRetry={failure.kind === 'unreachable' ? retry : undefined} />
    </SignInLayout>
  );
}
