import { useFormat } from '@portal/shared/i18n';
import { CountryList } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import type { Countries } from './countries.api.ts';
import * as styles from './countries.styles.ts';

export type CountryBarsProps = { countries: Countries; label: string };

/** The country list with formatted amounts. */
export const CountryBars = ({ countries, label }: CountryBarsProps) => {
  const format = useFormat(countries.currency);
  const withText = <Row extends { value: string | number }>(row: Row) => ({
    ...row,
    value: format.money(row.value),
  });
  return (
    <CountryList
      label={label}
      items={countries.items.map(withText)}
      others={withText(countries.others)}
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
