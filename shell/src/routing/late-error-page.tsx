import { ErrorBoundary } from '@portal/shared/ui/feedback';
import { lazy, Suspense } from 'react';
import { StartSpinner } from '../feedback/busy.tsx';
import { shellTexts } from '../texts.ts';
import type { InternalErrorPageProps } from './internal-error-page.tsx';

const InternalErrorPage = lazy(async () => ({
  default: (await import('./internal-error-page.tsx')).InternalErrorPage,
}));

/** The same in words alone, where not even the page that says it can be loaded. */
function PlainErrorPage() {
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

/** Says that something of the shell failed; comes over the network, because hardly any visit needs it. */
export function LateErrorPage(props: InternalErrorPageProps) {
  return (
    <ErrorBoundary fallback={() => <PlainErrorPage />}>
      <Suspense fallback={<StartSpinner />}>
        <InternalErrorPage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
