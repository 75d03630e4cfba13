import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { shellTexts } from '../texts.ts';

const styles = {
  page: css({ display: 'grid', gap: token.size.cardGap }),
  row: css({
    display: 'grid',
    gap: token.size.cardGap,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  }),
};

const CARDS = ['a', 'b', 'c', 'd'];

/** The skeleton of a page while its code loads. */
export function PageSkeleton() {
  const { t } = shellTexts.useTexts();
  return (
    <Loading label={t('busy.page')}>
      <div css={styles.page}>
        <Skeleton width={220} height={36} radius="small" />
        <div css={styles.row}>
          {CARDS.map((card) => (
            <Skeleton key={card} height={120} radius="card" />
          ))}
        </div>
        <Skeleton height={320} radius="card" />
      </div>
    </Loading>
  );
}
