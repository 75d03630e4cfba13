import { memo } from 'react';
import { useQueryFlag } from '@portal/shared/routing';
import { Button } from '@portal/shared/ui/controls';
import { lazyComponent, StatePanel } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { Panel } from '../../../components/panel.tsx';
import { QueryContent } from '../../../components/query-content.tsx';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useWasOpened } from '../../../components/use-was-opened.ts';
import type { AllCountriesModalProps } from './all-countries-modal.tsx';
import { useCountries } from './countries.api.ts';
import { MappedCountries, MappedSkeleton } from './country-bars.tsx';
import type { CountryChoice } from './country-bars.tsx';
import * as styles from './countries.styles.ts';

/** The number of countries in the card; the rest is one row. */
const SHOWN = 5;

// Loaded on demand, because few visits open it.
const AllCountriesModal = lazyComponent<AllCountriesModalProps & { title: string }>(
  async () => (await import('./all-countries-modal.tsx')).AllCountriesModal,
  FailedModal,
);

export type CountriesPanelProps = {
  scope: ReportScope | undefined;
  isJoined: boolean;
  /** Limits the page to a country; undefined shows all again. */
  onChoose: (country: string | undefined) => void;
};

const Countries = ({ scope, isJoined, onChoose }: CountriesPanelProps) => {
  const { t } = texts.useTexts();
  const { isOpen, open, close } = useQueryFlag('countries');
  const query = useCountries(scope && { ...scope, metric: 'revenue', top: SHOWN });
  const wasOpened = useWasOpened(isOpen);
  const selected = scope?.country;
  const choice: CountryChoice = {
    selected,
    onSelect: (country) => onChoose(country === selected ? undefined : country),
  };
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
            <MappedCountries countries={countries} choice={choice} />
          )
        }
      </QueryContent>
      {scope && wasOpened && (
        <AllCountriesModal
          {...{ scope, choice, isOpen }}
          onClose={close}
          title={t('dashboard.countries.allTitle')}
        />
      )}
    </Panel>
  );
};

/** The revenue of the period by country. */
export const CountriesPanel = memo(Countries);
