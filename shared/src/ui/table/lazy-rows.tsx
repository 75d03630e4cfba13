import type { ReactNode } from 'react';
import { FailedPanel } from '../lazy/failed-panel.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { LoadFailure } from '../lazy/lazy-component.tsx';
import type { VirtualCards as VirtualCardsPart } from './virtual-cards.tsx';
import type { VirtualRowsProps } from './virtual-rows.tsx';

/** More than a table has: spans all columns. */
const ALL_COLUMNS = 1_000;

const FailedRows = (failure: LoadFailure) => (
  <tbody>
    <tr>
      <td colSpan={ALL_COLUMNS}>
        <FailedPanel {...failure} />
      </td>
    </tr>
  </tbody>
);

// `lazyComponent` loses the type of a generic component, hence the casts.

type LazyRowsProps<Data extends object> = VirtualRowsProps<Data> & {
  /** Shown while their code is loading. */
  skeleton: ReactNode;
};

/** The rows of a virtualised table, loaded on demand. */
export const VirtualRows = lazyComponent<LazyRowsProps<object>>(
  async () => (await import('./virtual-rows.tsx')).VirtualRows,
  FailedRows,
  ({ skeleton }) => skeleton,
) as unknown as <Data extends object>(props: LazyRowsProps<Data>) => ReactNode;

/** The cards of a virtualised table, loaded on demand. */
export const VirtualCards = lazyComponent(
  async () => (await import('./virtual-cards.tsx')).VirtualCards,
  FailedPanel,
) as unknown as typeof VirtualCardsPart;
