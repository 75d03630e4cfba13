import { useQuery } from '@portal/shared/http';
import { Card } from '@portal/shared/ui/data';
import { FailedQuery, Loading, Skeleton } from '@portal/shared/ui/feedback';
import type { ReactElement } from 'react';
import { texts } from '../../../texts.ts';
import { partnerTermsQuery } from '@portal/shared/state';
import type { PartnerTerms } from '@portal/shared/state';
import * as styles from './guide-page.styles.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

const ROWS = [200, 260, 260];

export type TermsContentProps = { children: (terms: PartnerTerms) => ReactElement };

/** The content of a guide, once the figures that it mentions are there. */
export function TermsContent({ children }: TermsContentProps) {
  const { t, language } = texts.useTexts();
  const query = useQuery(partnerTermsQuery(language));
  useScrollToHash(query.data !== undefined);
  if (query.data) return children(query.data);
  if (query.isError) return <FailedQuery isFramed title={t('guides.failed')} query={query} />;
  return (
    <Card>
      <Loading label={t('guides.loading')} css={styles.lines}>
        {ROWS.map((height, index) => (
          <Skeleton key={index} width="100%" height={height} />
        ))}
      </Loading>
    </Card>
  );
}
