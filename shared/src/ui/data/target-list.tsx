import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token, type } from '../../theme/index.ts';
import { singleLineEllipsis } from '../parts/interaction.styles.ts';
import { Avatar } from './avatar.tsx';

/** Rows that are in view without scrolling. */
const MAX_VISIBLE = 4;

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Half of a fifth row says that there are more.
    maxHeight: '238px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.control,
    '&:focus-visible': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minHeight: '52px',
    padding: `${token.space[8]} ${token.space[12]}`,
    '& + &': { borderTop: `1px solid ${token.color.line}` },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css({ ...type.strong, ...singleLineEllipsis, color: token.color.text }),
  meta: css({ ...type.caption, ...singleLineEllipsis, color: token.color.text3 }),
  end: css({ flex: 'none', textAlign: 'end' }),
};

/** Props of `TargetList`. */
export type TargetListProps<Target> = {
  /** Names the list for screen readers. */
  label: string;
  targets: readonly Target[];
  /** Below the name. */
  meta: (target: Target) => string;
  /** Right of each channel. */
  end?: ((target: Target) => ReactNode) | undefined;
};

/** The channels that a dialog is about; five or more scroll. */
export const TargetList = <Target extends { id: string; name: string; thumbnail: string }>({
  label,
  targets,
  meta,
  end,
}: TargetListProps<Target>) => (
  <ul css={styles.list} aria-label={label} tabIndex={targets.length > MAX_VISIBLE ? 0 : undefined}>
    {targets.map((target) => (
      <li key={target.id} css={styles.row}>
        <Avatar name={target.name} src={target.thumbnail} size={32} />
        <div css={styles.words}>
          <div css={styles.name}>{target.name}</div>
          <div css={styles.meta}>{meta(target)}</div>
        </div>
        {end && <div css={styles.end}>{end(target)}</div>}
      </li>
    ))}
  </ul>
);
