import { useState } from 'react';
import { lazyComponent, type LoadFailure } from '@portal/shared/ui/feedback';
import { useReloadForMissingChunk } from './missing-chunk.ts';
import { isTranslationError } from '../browser/page-translation.ts';
import { StartSpinner } from './busy.tsx';
import { shellTexts } from '../texts.ts';

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

const InternalErrorPage = lazyComponent(
  async () => (await import('./internal-error-page.tsx')).InternalErrorPage,
  PlainTextErrorPage,
  StartSpinner,
);

/** The error page of the shell in a chunk of its own, because few visits need it; a missing chunk reloads the page once. */
export function LazyErrorPage({ error, retry }: Pick<LoadFailure, 'error'> & Partial<LoadFailure>) {
  useReloadForMissingChunk(error);
  const [isOfTranslation] = useState(() => isTranslationError(error));
  return <InternalErrorPage isReported={!isOfTranslation} {...(retry && { onRetry: retry })} />;
}
