import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { lazy, Suspense } from 'react';
import { StartSpinner } from '../feedback/busy.tsx';
import { shellTexts } from '../texts.ts';
import type { InternalErrorPageProps } from './internal-error-page.tsx';

const InternalErrorPage = lazy(async () => ({
  default: (await import('./internal-error-page.tsx')).InternalErrorPage,
}));

/** The error page as plain HTML, where the chunk of `InternalErrorPage` cannot be loaded. */
function PlainTextErrorPage() {
  const { t } = shellTexts.useTexts();
  return (
    <>
      <h1>{t('error.internalTitle')}</h1>
      <button type="button" onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
    </>
  );
}

/** The error page of the shell in a chunk of its own, because few visits need it. */
export function LazyErrorPage(props: InternalErrorPageProps) {
  return (
    <ErrorBoundary fallback={() => <PlainTextErrorPage />}>
      <Suspense fallback={<StartSpinner />}>
        <InternalErrorPage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
