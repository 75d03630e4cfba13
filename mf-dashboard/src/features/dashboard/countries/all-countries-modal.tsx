import { usePatchQuery } from '@portal/shared/routing';
import { useFormat } from '@portal/shared/i18n';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { QueryContent } from '../../../components/query-content.tsx';
import type { ReportScope } from '../../../components/report-scope.ts';
import { useCountries } from './countries.api.ts';
import { CountryBars, CountrySkeleton } from './country-bars.tsx';
import type { CountryChoice } from './country-bars.tsx';

/**
 * More than the number of countries: requests all of them, so that only views of unknown countries remain as others.
 */
const MAX_COUNTRIES = 250;

const SKELETON_ROWS = 12;

export type AllCountriesModalProps = {
  scope: ReportScope;
  choice: CountryChoice;
  isOpen: boolean;
  onClose: () => void;
};

/** All countries of the period; the card shows only the first few. */
export const AllCountriesModal = ({ scope, choice, isOpen, onClose }: AllCountriesModalProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const patchQuery = usePatchQuery();
  const select = (country: string) => {
    // The modal's history entry becomes that of the chosen country, so that Back does not open the modal.
    patchQuery({ countries: null }, { history: 'replace', state: null });
    choice.onSelect(country);
  };
  const query = useCountries(isOpen ? { ...scope, metric: 'revenue', top: MAX_COUNTRIES } : undefined);
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
        {(countries) => (
          <CountryBars
            countries={countries}
            label={t('dashboard.countries.allTitle')}
            choice={{ ...choice, onSelect: select }}
          />
        )}
      </QueryContent>
    </Modal>
  );
};
