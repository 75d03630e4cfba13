import type { ReactNode } from 'react';
import { frame } from '../table/table.styles.ts';
import { useScrollState } from '../table/use-scroll-state.ts';
import * as styles from './body.styles.ts';

/** A table of a notice, which scrolls sideways where it does not fit and is shaded where more of it follows. */
export const BodyTable = ({ children }: { children: ReactNode }) => {
  const { ref, hasMore } = useScrollState();
  return (
    <div css={[frame, styles.block]} data-more={hasMore ? '' : undefined}>
      {/* Focusable, so that a wide table can be scrolled by keyboard. */}
      <div ref={ref} css={styles.tableFrame} tabIndex={0}>
        <table css={styles.table}>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  );
};
