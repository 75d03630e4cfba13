import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { Avatar } from '@portal/shared/ui/data';
import { usePartnerSites } from '../../components/use-partner-sites.ts';
import type { ReactNode } from 'react';
import type { ReviewedChannel } from './review.api.ts';

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const MAX_VISIBLE = 4;

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxHeight: '244px',
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
    padding: `${token.space[8]} ${token.space[12]}`,
    '& + &': { borderTop: `1px solid ${token.color.line}` },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css({ ...type.strong, ...line, color: token.color.text }),
  meta: css({ ...type.caption, ...line, color: token.color.text3 }),
  end: css({ flex: 'none', ...type.caption, color: token.color.text2 }),
};

export type TargetListProps = {
  /** Names the list for screen readers. */
  label: string;
  channels: readonly ReviewedChannel[];
  /** Right of each channel. */
  end?: (channel: ReviewedChannel) => ReactNode;
};

/** The channels that a dialog is about, with whose they are. */
export function TargetList({ label, channels, end }: TargetListProps) {
  const { nameOf } = usePartnerSites();
  return (
    <ul css={styles.list} aria-label={label} tabIndex={channels.length > MAX_VISIBLE ? 0 : undefined}>
      {channels.map((channel) => (
        <li key={channel.id} css={styles.row}>
          <Avatar name={channel.name} src={channel.thumbnail} size={32} />
          <div css={styles.words}>
            <div css={styles.name}>{channel.name}</div>
            <div css={styles.meta}>{`${nameOf(channel.account.domain)} · ${channel.account.nickname}`}</div>
          </div>
          {end && <div css={styles.end}>{end(channel)}</div>}
        </li>
      ))}
    </ul>
  );
}
