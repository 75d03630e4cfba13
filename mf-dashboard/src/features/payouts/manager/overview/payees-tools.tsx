import type { QuerySetOptions } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { FilterSelect, SearchField } from '@portal/shared/ui/controls';
import { SortMenu, TableTitle } from '@portal/shared/ui/table';
import { payoutTexts } from '../../texts.ts';
import { BALANCE_STATES, PAYEE_SORTS } from './payee-rows.ts';
import type { PayeeFilters } from './payee-rows.ts';
import * as styles from './overview.styles.ts';

export type PayeesToolsProps = {
  filters: PayeeFilters;
  total: number | undefined;
  onChange: (change: Partial<PayeeFilters>, options?: QuerySetOptions) => void;
};

/** Title, count, search and state; on phones also the order, because cards have no headers. */
export const PayeesTools = ({ filters, total, onChange }: PayeesToolsProps) => {
  const { t } = payoutTexts.useTexts();
  const isPhone = useAtomValue(screenClassAtom) === 'mobile';
  return (
    <>
      <TableTitle {...(total !== undefined && { count: t('members.count', { count: total }) })}>
        {t('members.title')}
      </TableTitle>
      <SearchField
        css={styles.search}
        label={t('members.search')}
        placeholder={t('members.search')}
        value={filters.q}
        onChange={(typed) => onChange({ q: typed.trim() })}
      />
      <FilterSelect
        icon="filter"
        label={t('members.state')}
        value={filters.state}
        options={(['all', ...BALANCE_STATES] as const).map((state) => ({
          value: state,
          label: t(`balanceState.${state}`),
        }))}
        onChange={(state) => onChange({ state })}
      />
      {isPhone && (
        <SortMenu
          label={t('members.sort')}
          current={filters}
          sorts={PAYEE_SORTS}
          sortName={(by, way) => t(`members.sortBy.${by}-${way}`)}
          onChange={onChange}
        />
      )}
    </>
  );
};
