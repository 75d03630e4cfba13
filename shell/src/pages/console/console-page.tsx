import { css } from '@emotion/react';
import { useQuery } from '@portal/shared/http';
import { token, type } from '@portal/shared/theme';
import { Card } from '@portal/shared/ui/data';
import { Loading, Skeleton, StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../texts.ts';
import { operatorDomains } from './console.api.ts';
import { DomainMatrix } from './domain-matrix.tsx';

const styles = {
  lead: css({ ...type.body, color: token.color.text2 }),
  loading: css({ display: 'grid', gap: token.space[24], padding: token.space[20] }),
};

const SKELETON_WIDTHS = ['92%', '84%', '88%', '80%'];

function Domains() {
  const { t } = pageTexts.useTexts();
  const { data, isPending, isFetching, refetch } = useQuery(operatorDomains());
  if (isPending) {
    return (
      <Loading css={styles.loading}>
        {SKELETON_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </Loading>
    );
  }
  if (!data) {
    return (
      <StatePanel
        kind="error"
        title={t('console.failed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.domains.length === 0) {
    return <StatePanel kind="empty" icon="globe" title={t('console.empty')} />;
  }
  return <DomainMatrix domains={data.domains} />;
}

/** The start page of operators: what every domain runs. */
export function ConsolePage() {
  const { t } = pageTexts.useTexts();
  return (
    <>
      <p css={styles.lead}>{t('console.lead')}</p>
      <Card isPadded={false}>
        <Domains />
      </Card>
    </>
  );
}
