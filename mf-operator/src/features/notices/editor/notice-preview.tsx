import { useQuery } from '@portal/shared/http';
import { LANGUAGE_NAMES } from '@portal/shared/i18n';
import type { Language } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Skeleton, staleStyle } from '@portal/shared/ui/feedback';
import { NoticeBody, NoticeHeader } from '@portal/shared/ui/notice';
import { texts } from '../../../texts.ts';
import { previewQuery } from '../notices.api.ts';
import * as styles from './editor.styles.ts';
import type { NoticeValues } from './notice-values.ts';
import { PartList } from './part-list.tsx';
import { useRested } from './use-rested.ts';

/** Milliseconds without a keystroke after which the preview is fetched. */
const REST = 400;

export type NoticePreviewProps = { values: NoticeValues; language: Language };

/** What readers of a language see, as the server parses it, what it leaves out, and what may be meant otherwise. */
export function NoticePreview({ values, language }: NoticePreviewProps) {
  const { t } = texts.useTexts();
  const title = values.title[language].trim();
  const body = useRested(values.body[language], REST);
  const query = useQuery({ ...previewQuery(body), enabled: body.trim() !== '' });
  const { removed, warnings } = query.data ?? { removed: [], warnings: [] };
  const isEmpty = values.body[language].trim() === '';
  const at = values.when === 'at' && values.published_at !== '' ? new Date(values.published_at) : new Date();
  return (
    <Card css={styles.preview} title={t('notices.editor.preview')} meta={LANGUAGE_NAMES[language]}>
      {title === '' && isEmpty ? (
        <p css={styles.quiet}>{t('notices.editor.previewEmpty')}</p>
      ) : (
        <article lang={language}>
          <NoticeHeader title={title || t('notices.editor.title')} publishedAt={at.toISOString()} level={3} />
          {!isEmpty && query.data && (
            <div css={query.isPlaceholderData && staleStyle}>
              <NoticeBody nodes={query.data.body} />
            </div>
          )}
          {!isEmpty && !query.data && query.isPending && <Skeleton width="100%" height={72} />}
          {!isEmpty && query.isError && !query.isFetching && (
            <FailedQuery query={query} level={3} isCompact title={t('notices.editor.previewFailed')} />
          )}
        </article>
      )}
      {!isEmpty && (
        <>
          <PartList
            title={t('notices.editor.removed', { count: removed.length })}
            parts={removed.map(({ kind, text }) => ({
              label: t(`notices.editor.removedKind.${kind}`),
              text,
            }))}
          />
          <PartList
            title={t('notices.editor.warning', { count: warnings.length })}
            parts={warnings.map(({ kind, text }) => ({
              label: t(`notices.editor.warningKind.${kind}`),
              text,
            }))}
          />
        </>
      )}
    </Card>
  );
}
