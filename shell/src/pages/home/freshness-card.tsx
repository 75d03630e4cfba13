import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { when } from '@portal/shared/theme';
import { Card, Freshness } from '@portal/shared/ui/data';
import { Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../texts.ts';
import { freshness } from './home.api.ts';

const loading = css({
  // On a phone the text has two lines.
  [when.phone]: { minHeight: '46px' },
});

/** The last day with figures. */
export function FreshnessCard() {
  const { t } = pageTexts.useTexts();
  const { data, isPending, isError, isFetching, refetch } = useQuery(freshness());
  return (
    <Card title={t('home.freshness')}>
      {isPending && (
        <Loading css={loading}>
          <Skeleton width={280} height={18} />
        </Loading>
      )}
      {isError && (
        <StatePanel
          kind="error"
          isCompact
          level={3}
          title={t('home.freshnessFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Freshness
          viewsThrough={data.views_through}
          revenueThrough={data.revenue_through}
          status={data.status}
        />
      )}
    </Card>
  );
}
