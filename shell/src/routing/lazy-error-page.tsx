import { lazyComponent, type LoadFailure } from '@portal/shared/ui/feedback';
import { useReloadForMissingChunk } from '../browser/missing-chunk.ts';
import { StartSpinner } from '../feedback/busy.tsx';
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
  return <InternalErrorPage {...(retry && { onRetry: retry })} />;
}
