import { useFormat } from '@portal/shared/i18n';
import { CountryList } from '@portal/shared/ui/data';
import { Loading, Skeleton } from '@portal/shared/ui/feedback';
import type { Countries } from './countries.api.ts';
import * as styles from './countries.styles.ts';

export type CountryBarsProps = { countries: Countries; label: string };

/** The list with its amounts as they are read. */
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

/** The list's place while it is on its way. */
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
