import { isApiError } from '@portal/shared/http';
import { FilterSelect } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CATEGORIES } from './categories.ts';
import { LineRowView } from './line-row.tsx';
import * as styles from './register.styles.ts';
import { registerTexts } from './texts.ts';
import type { Registration } from './use-registration.ts';

const MISSING_ID = 'register-category-missing';

export type LineResultsProps = { registration: Registration };

/** What the lines resolve to: a summary, a category for all, and a row per line. */
export function LineResults({ registration }: LineResultsProps) {
  const { t } = registerTexts.useTexts();
  const { rows, available, query, categories, isCategoryMissing, attempts } = registration;
  const list = useRef<HTMLUListElement>(null);
  const focusFirstMissing = useEffectEvent(() => {
    if (isCategoryMissing) list.current?.querySelector<HTMLElement>('[data-invalid]')?.focus();
  });
  useEffect(() => {
    if (attempts > 0) focusFirstMissing();
  }, [attempts]);
  const pending = rows.filter(({ outcome }) => outcome === undefined).length;
  const excluded = rows.length - available.length - pending;

  if (query.isError && pending > 0)
    return (
      <StatePanel
        kind="error"
        level={3}
        isCompact
        title={t('results.failed')}
        {...(isApiError(query.error) && {
          text: query.error.serverMessage,
          requestId: query.error.requestId,
        })}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <section aria-labelledby="register-results">
      <div css={styles.resultsHead}>
        <h3 id="register-results" css={styles.resultsTitle}>
          {t('results.title')}
        </h3>
        <span role="status" css={styles.resultsSummary}>
          <span css={styles.available}>{t('results.available', { count: available.length })}</span>
          <span>{t('results.excluded', { count: excluded })}</span>
          <span css={styles.progress}>{t(pending > 0 ? 'results.checking' : 'results.checked')}</span>
        </span>
        {available.length > 1 && (
          <FilterSelect
            label={t('category.all')}
            isLabelHidden
            placeholder={t('category.allPlaceholder')}
            size="sm"
            options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            value={undefined}
            onChange={(category) =>
              categories.choose(
                available.map(({ channel }) => channel.youtube_id),
                category,
              )
            }
          />
        )}
      </div>
      <ul ref={list} css={styles.rows}>
        {rows.map((row) => (
          <LineRowView
            key={row.key}
            row={row}
            category={
              row.channel ? categories.categoryOf({ line: row.line, channel: row.channel }) : undefined
            }
            missingCategoryId={isCategoryMissing ? MISSING_ID : undefined}
            onCategory={(category) => categories.choose([row.channel?.youtube_id ?? ''], category)}
          />
        ))}
      </ul>
      {isCategoryMissing && (
        <p id={MISSING_ID} role="alert" css={styles.missing}>
          {t('category.missing')}
        </p>
      )}
    </section>
  );
}
