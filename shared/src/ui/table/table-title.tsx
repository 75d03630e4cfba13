import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token, type } from '../../theme/index.ts';

const styles = {
  words: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: token.space[8],
    flex: 1,
    minWidth: 'max-content',
  }),
  title: css({ ...type.section, margin: 0, color: token.color.text }),
  count: css({
    ...type.label,
    fontWeight: 450,
    color: token.color.text3,
    fontVariantNumeric: 'tabular-nums',
  }),
};

/** Props of `TableTitle`. */
export type TableTitleProps = { children: ReactNode; count?: ReactNode };

/** The heading in a table's tool row, with the number of rows. */
export const TableTitle = ({ children, count }: TableTitleProps) => (
  <div css={styles.words}>
    <h2 css={styles.title}>{children}</h2>
    {count !== undefined && <span css={styles.count}>{count}</span>}
  </div>
);
