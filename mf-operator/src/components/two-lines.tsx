import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';
import type { ReactNode } from 'react';

const styles = {
  cell: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '240px' }),
  first: css({ ...type.body, ...singleLineEllipsis, color: token.color.text }),
  second: css({ ...type.caption, ...singleLineEllipsis, color: token.color.text3 }),
};

export type TwoLinesProps = { first: ReactNode; second: ReactNode };

/** A table cell with a value and, below it, what identifies it. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <div css={styles.cell}>
    <span css={styles.first} title={typeof first === 'string' ? first : undefined}>
      {first}
    </span>
    <span css={styles.second} title={typeof second === 'string' ? second : undefined}>
      {second}
    </span>
  </div>
);
