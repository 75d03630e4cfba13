import type { ReactNode } from 'react';
import * as styles from './list-bar.styles.ts';

/** Props of `ListFrame`. */
export type ListFrameProps = { children: ReactNode };

/** The parts of a page with a list, one below the other. */
export const ListFrame = ({ children }: ListFrameProps) => <div css={styles.frame}>{children}</div>;

/** Props of `ListBar`. */
export type ListBarProps = {
  /** Tabs that filter the list, at the start of the line. */
  tabs?: ReactNode;
  search?: ReactNode;
  filters?: ReactNode;
  /** After the filters, and on a phone beside the search, e.g. an export. */
  aside?: ReactNode;
  /** The command that adds to the list. */
  action?: ReactNode;
};

/** The line above a list. On a phone, below a search, the filters and the action have a line each. */
export const ListBar = ({ tabs, search, filters, aside, action }: ListBarProps) => {
  const hasLines = search !== undefined;
  const line = hasLines && styles.ownLine;
  return (
    <div css={styles.bar} data-print="hide">
      {tabs && <div css={styles.tabs}>{tabs}</div>}
      <div css={styles.tools}>
        {search && <div css={styles.search}>{search}</div>}
        {filters && <div css={[styles.filters, line]}>{filters}</div>}
        {aside && <div css={styles.aside}>{aside}</div>}
        {action && <div css={[styles.action, line, hasLines && styles.actionLine]}>{action}</div>}
      </div>
    </div>
  );
};
