import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import type { ReactNode } from 'react';

const styles = {
  story: css({ display: 'grid', gap: token.space[12], minWidth: 0 }),
  name: css({ ...type.label, color: token.color.text3, margin: 0 }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: token.space[12],
    minWidth: 0,
  }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    alignItems: 'start',
    gap: token.space[16],
    minWidth: 0,
  }),
  block: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[16], minWidth: 0 }),
};

export type StoryProps = {
  /** The state that it shows. */
  name: string;
  /** @default 'row' */
  layout?: 'row' | 'grid' | 'block';
  children: ReactNode;
};

/** A component in one state, or in several related ones. */
export const Story = ({ name, layout = 'row', children }: StoryProps) => (
  <section css={styles.story}>
    <h3 css={styles.name}>{name}</h3>
    <div css={styles[layout]}>{children}</div>
  </section>
);
