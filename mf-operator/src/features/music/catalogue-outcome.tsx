import { isAbortError, isApiError } from '@portal/shared/http';
import { useFormat } from '@portal/shared/i18n';
import { Banner } from '@portal/shared/ui/feedback';
import { ErrorList } from '../../components/error-list.tsx';
import { OverruleForm } from '../../components/overrule-form.tsx';
import { texts } from '../../texts.ts';
import type { TrackImport } from './music.api.ts';
import * as styles from './music.styles.ts';
import type { CatalogueImport } from './use-catalogue-import.ts';

const COUNTS = ['added', 'changed', 'restored', 'removed', 'kept', 'missing'] as const;

type ImportResultProps = { name: string; result: TrackImport };

/** How many tracks a file changed. */
function ImportResult({ name, result }: ImportResultProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <div role="status">
      <Banner kind="good" title={t('music.result.title', { name })}>
        <dl css={styles.figures}>
          {COUNTS.map((count) => (
            <div key={count}>
              <dt css={styles.figureName}>{t(`music.result.${count}`)}</dt>
              <dd css={styles.figure}>{format.count(result[count])}</dd>
            </div>
          ))}
        </dl>
        {result.new_tags.length > 0 && (
          <span>{t('music.result.newTags', { tags: result.new_tags.join(', ') })}</span>
        )}
      </Banner>
    </div>
  );
}

/** A cancelled attempt is not a failure of the form. */
const ignoreAbort = (error: unknown) => {
  if (!isAbortError(error)) throw error;
};

export type CatalogueOutcomeProps = { catalogue: CatalogueImport };

/** What became of the file: imported, refused with every bad line, or held back because it would remove much. */
export function CatalogueOutcome({
  catalogue: { mutation, errors, tooMany, cancelled },
}: CatalogueOutcomeProps) {
  const { t } = texts.useTexts();
  const { data, error, variables } = mutation;
  if (data && variables) return <ImportResult name={variables.file.name} result={data.result} />;
  const cancellation = cancelled && (
    <div role="status">
      <Banner kind="info" title={t('music.catalogue.cancelled')}>
        {t(cancelled.isSent ? 'music.catalogue.cancelledLate' : 'music.catalogue.cancelledEarly')}
      </Banner>
    </div>
  );
  if (tooMany && variables)
    return (
      <>
        <OverruleForm
          title={t('music.overrule.title')}
          label={t('music.overrule.reason')}
          hint={t('music.overrule.reasonHint')}
          missingText={t('music.overrule.reasonMissing')}
          action={t('music.overrule.send')}
          isBusy={mutation.isPending}
          onSend={(reason) => mutation.mutateAsync({ ...variables, reason }).catch(ignoreAbort)}
        >
          <span lang="en">{tooMany.message}</span>
        </OverruleForm>
        {cancellation}
      </>
    );
  if (errors.length > 0)
    return <ErrorList title={t('faults.title', { count: errors.length })} errors={errors} />;
  if (!error || cancelled) return cancellation;
  return <Banner kind="bad" title={isApiError(error) ? error.serverMessage : t('faults.unreachable')} />;
}
