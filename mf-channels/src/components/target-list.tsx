import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Avatar } from '@portal/shared/ui/data';
import type { ReactNode } from 'react';
import type { Channel } from './channel.ts';

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
  name: css({
    ...type.strong,
    color: token.color.text,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  handle: css({ ...type.caption, color: token.color.text3 }),
  end: css({ flex: 'none', textAlign: 'end', ...type.number, color: token.color.text }),
};

export type TargetListProps = {
  /** Names the list for screen readers. */
  label: string;
  channels: readonly Channel[];
  /** Right of each channel. */
  end?: (channel: Channel) => ReactNode;
};

/** The channels that a dialog is about. */
export function TargetList({ label, channels, end }: TargetListProps) {
  return (
    <ul css={styles.list} aria-label={label} tabIndex={channels.length > 4 ? 0 : undefined}>
      {channels.map((channel) => (
        <li key={channel.id} css={styles.row}>
          <Avatar name={channel.name} src={channel.thumbnail} size={32} />
          <div css={styles.words}>
            <div css={styles.name}>{channel.name}</div>
            <div css={styles.handle}>{channel.handle}</div>
          </div>
          {end && <div css={styles.end}>{end(channel)}</div>}
        </li>
      ))}
    </ul>
  );
}
