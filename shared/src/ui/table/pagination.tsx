import { IconButton } from '../controls/icon-button.tsx';
import { useFormat } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import { computePageNumbers } from './page-numbers.ts';
import type { TablePage } from './table-column.ts';
import * as styles from './table-tools.styles.ts';

/** Props of `Pagination`. */
export type PaginationProps = TablePage & { className?: string };

/** The range of rows shown and buttons to other pages; renders nothing for a single page. */
export const Pagination = ({ page, size, total, onChange, className }: PaginationProps) => {
  const { t } = uiTexts.useTexts();
  const format = useFormat();
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  const range = {
    from: format.count(page * size + 1),
    to: format.count(Math.min((page + 1) * size, total)),
    total: format.count(total),
  };
  return (
    <nav css={styles.pager} className={className} aria-label={t('table.pages')}>
      <span css={styles.range}>{t('table.rows', range)}</span>
      <IconButton
        css={styles.previous}
        icon="chevron-left"
        size="sm"
        label={t('table.previousPage')}
        disabled={page === 0}
        onClick={() => onChange(page - 1)}
      />
      {computePageNumbers(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} css={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            css={styles.pageNumber}
            {...(entry === page && { 'aria-current': 'page' as const })}
            onClick={() => onChange(entry)}
          >
            {format.count(entry + 1)}
          </button>
        ),
      )}
      <IconButton
        css={styles.next}
        icon="chevron-right"
        size="sm"
        label={t('table.nextPage')}
        disabled={page >= pages - 1}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
};
