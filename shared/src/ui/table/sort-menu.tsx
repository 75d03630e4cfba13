import { css } from '@emotion/react';
import { token, type } from '../../theme/index.ts';
import { Button } from '../controls/button.tsx';
import { Menu } from '../overlay/menu.tsx';
import type { ListOrder } from './list-table.tsx';

const ORDERS = ['desc', 'asc'] as const;

const quiet = css({ ...type.body, paddingInline: token.space[4] });

type Order<Sort extends string> = Pick<ListOrder<Sort>, 'sort' | 'order'>;

/** Props of `SortMenu`. */
export type SortMenuProps<Sort extends string> = {
  /** The menu's accessible name; the button shows the current order. */
  label: string;
  current: Order<Sort>;
  /** The columns to sort by, in the order of the menu. */
  sorts: readonly Sort[];
  sortName: (sort: Sort, order: Order<Sort>['order']) => string;
  onChange: (order: Order<Sort>) => void;
  variant?: 'secondary' | 'quiet';
};

/** A menu that orders a list, e.g. on phones, because cards have no headers. */
export const SortMenu = <Sort extends string>(props: SortMenuProps<Sort>) => {
  const { label, current, sorts, sortName, onChange, variant = 'quiet' } = props;
  const orders = sorts.flatMap((sort) => ORDERS.map((order) => ({ sort, order })));
  return (
    <Menu
      label={label}
      trigger={
        <Button variant={variant} icon="sort" css={variant === 'quiet' && quiet}>
          {sortName(current.sort, current.order)}
        </Button>
      }
      entries={orders.map(({ sort, order }) => ({
        id: `${sort}-${order}`,
        label: sortName(sort, order),
        isChosen: sort === current.sort && order === current.order,
        onSelect: () => onChange({ sort, order }),
      }))}
    />
  );
};
