import { memo } from 'react';
import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { StatePanel } from '@portal/shared/ui/feedback';
import { texts } from '../../../texts.ts';
import { Panel } from '../../../components/panel.tsx';
import { QueryContent } from '../../../components/query-content.tsx';
import type { ReportScope } from '../../../components/report-scope.ts';
import { AllCountriesModal } from './all-countries-modal.tsx';
import { useCountries } from './countries.api.ts';
import { MappedCountries, MappedSkeleton } from './country-bars.tsx';
import * as styles from './countries.styles.ts';

/** The number of countries in the card; the rest is one row. */
const SHOWN = 5;

export type CountriesPanelProps = { scope: ReportScope | undefined; isJoined: boolean };

const Countries = ({ scope, isJoined }: CountriesPanelProps) => {
  const { t } = texts.useTexts();
  const { isOpen, open, close } = useQueryFlag('countries');
  const query = useCountries(scope && { ...scope, metric: 'revenue', top: SHOWN });
  const hasMore = (query.data?.others.count ?? 0) > 0;
  return (
    <Panel
      isJoined={isJoined}
      isBesideChart
      title={t('dashboard.countries.title')}
      actions={
        hasMore && (
          <Button variant="quiet" size="sm" iconEnd="chevron-right" css={styles.all} onClick={() => open()}>
            {t('dashboard.countries.all')}
          </Button>
        )
      }
    >
      <QueryContent
        query={query}
        failedTitle={t('dashboard.countries.failed')}
        skeleton={<MappedSkeleton rows={SHOWN + 1} />}
      >
        {(countries) =>
          countries.items.length === 0 ? (
            <StatePanel
              kind="empty"
              icon="globe"
              isCompact
              level={3}
              title={t('dashboard.countries.empty')}
            />
          ) : (
            <MappedCountries countries={countries} />
          )
        }
      </QueryContent>
      {scope && <AllCountriesModal scope={scope} isOpen={isOpen} onClose={close} />}
    </Panel>
  );
};

/** The revenue of the period by country. */
export const CountriesPanel = memo(Countries);
