import { useFormat } from '@portal/shared/i18n';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { CountryList } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import { beside } from '../../../components/countries/countries.styles.ts';
import { CountryMap, CountryMapSkeleton } from '../../../components/countries/country-map.tsx';
import { texts } from '../../../texts.ts';
import type { Countries } from './countries.api.ts';
import * as styles from './countries.styles.ts';

/** Limits the page to a country. */
export type CountryChoice = {
  /** The chosen country. */
  selected: string | undefined;
  onSelect: (country: string) => void;
};

export type CountryBarsProps = { countries: Countries; label: string; choice: CountryChoice };

/** The country list with formatted amounts. */
export const CountryBars = ({ countries, label, choice }: CountryBarsProps) => {
  const { t } = texts.useTexts();
  const format = useFormat(countries.currency);
  const withText = <Row extends { value: string | number }>(row: Row) => ({
    ...row,
    value: format.money(row.value),
  });
  return (
    <CountryList
      label={label}
      noShare={t('figures.noShare')}
      items={countries.items.map(withText)}
      others={withText(countries.others)}
      {...choice}
      css={styles.list}
    />
  );
};

/** The skeleton of the country list. */
export const CountrySkeleton = ({ rows }: { rows: number }) => (
  <Loading css={styles.list}>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} css={styles.skeletonRow}>
        <Skeleton width={20} />
        <Skeleton width={64} />
        <Skeleton css={styles.skeletonBar} height={6} radius="full" />
        <Skeleton width={96} />
      </div>
    ))}
  </Loading>
);

/** The country list with a map of its countries, which has no others: the list is its text alternative. */
export const MappedCountries = ({ countries, choice }: Omit<CountryBarsProps, 'label'>) => {
  const { t } = texts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  const format = useFormat(countries.currency);
  return (
    <div css={beside}>
      <CountryMap
        ratio="low"
        label={t('dashboard.countries.map')}
        // A finger cannot hit a bubble; it hits the rows.
        {...(!isPhone && choice)}
        countries={countries.items.map((item) => ({ ...item, value: format.money(item.value) }))}
      />
      <CountryBars countries={countries} label={t('dashboard.countries.title')} choice={choice} />
    </div>
  );
};

/** The skeleton of the map and the list. */
export const MappedSkeleton = ({ rows }: { rows: number }) => (
  <div css={beside}>
    <CountryMapSkeleton ratio="low" />
    <CountrySkeleton rows={rows} />
  </div>
);
