import { useFormat } from '@portal/shared/i18n';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { QueryContent } from '../../../components/query-content.tsx';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useCountries } from './countries.api.ts';
import { CountryBars, CountrySkeleton } from './country-bars.tsx';

/** There are fewer countries than this, so nothing is left for the row of others but the unknown. */
const ALL = 250;

const SKELETON_ROWS = 12;

export type AllCountriesModalProps = { scope: ReportScope; isOpen: boolean; onClose: () => void };

/** Every country of the period, where the card only has room for the first few. */
export const AllCountriesModal = ({ scope, isOpen, onClose }: AllCountriesModalProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const query = useCountries(isOpen ? { ...scope, metric: 'revenue', top: ALL } : undefined);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('dashboard.countries.allTitle')}
      description={format.range(scope.from, scope.to)}
    >
      <QueryContent
        query={query}
        failedTitle={t('dashboard.countries.failed')}
        skeleton={<CountrySkeleton rows={SKELETON_ROWS} />}
      >
        {(countries) => <CountryBars countries={countries} label={t('dashboard.countries.allTitle')} />}
      </QueryContent>
    </Modal>
  );
};
