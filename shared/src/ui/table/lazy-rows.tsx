import { FailedPanel } from '../lazy/failed-panel.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { LoadFailure } from '../lazy/lazy-component.tsx';
import type { VirtualCards as VirtualCardsPart } from './virtual-cards.tsx';
import type { VirtualRows as VirtualRowsPart, VirtualRowsProps } from './virtual-rows.tsx';

/** More than a table has: spans all columns. */
const ALL_COLUMNS = 1_000;

const FailedRows = (failure: VirtualRowsProps<object> & LoadFailure) => (
  <tbody>
    <tr>
      <td colSpan={ALL_COLUMNS}>
        <FailedPanel {...failure} />
      </td>
    </tr>
  </tbody>
);

// `lazyComponent` loses the type of a generic component, hence the casts.

/** The rows of a virtualised table, loaded on demand. */
export const VirtualRows = lazyComponent(
  async () => (await import('./virtual-rows.tsx')).VirtualRows,
  FailedRows,
  ({ skeleton }) => skeleton,
) as unknown as typeof VirtualRowsPart;

/** The cards of a virtualised table, loaded on demand. */
export const VirtualCards = lazyComponent(
  async () => (await import('./virtual-cards.tsx')).VirtualCards,
  FailedPanel,
) as unknown as typeof VirtualCardsPart;
