import type { CSSProperties } from 'react';
import { Icon } from '../parts/icon.tsx';
import { unitBeside } from '../parts/unit-beside.ts';
import { getFirstOrder, getNextSort } from './next-sort.ts';
import type { SortableColumn, TableSort } from './table-column.ts';
import * as styles from './table.styles.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Props of `SortHeader`. */
export type SortHeaderProps = {
  column: SortableColumn;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The header cell of a sortable column: a button with an arrow. */
export const SortHeader = ({ column, sort, onSortChange, className, style }: SortHeaderProps) => {
  const unit = unitBeside(column.header, column.unit);
  const sorted = sort?.id === column.id ? sort.order : undefined;
  return (
    <th scope="col" className={className} style={style} aria-sort={sorted ? ARIA_SORT[sorted] : 'none'}>
      <button type="button" css={styles.sortButton} onClick={() => onSortChange?.(getNextSort(column, sort))}>
        <span>{column.header}</span>
        {unit && <span css={styles.unit}>{unit}</span>}
        <Icon
          name={(sorted ?? getFirstOrder(column)) === 'asc' ? 'arrow-up' : 'arrow-down'}
          size={13}
          css={!sorted && styles.idleArrow}
        />
      </button>
    </th>
  );
};
