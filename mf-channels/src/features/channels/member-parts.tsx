import { useFormat } from '@portal/shared/i18n';
import { visuallyHidden } from '@portal/shared/ui/controls';
import { Avatar } from '@portal/shared/ui/data';
import { PART_DIGITS } from '../../components/channel-assignments.ts';
import type { Channel } from '../../components/channel.ts';
import * as styles from './channels.styles.ts';

/** As many members as fit into the column. */
const MAX_MEMBERS = 2;

export type MemberPartsProps = { members: Channel['members'] };

/** The members of a channel, each with its part of the revenue. */
export function MemberParts({ members }: MemberPartsProps) {
  const format = useFormat();
  const people = members.map((member) => ({ ...member, part: format.percent(member.part, PART_DIGITS) }));
  const words = people.map(({ nickname, part }) => `${nickname} ${part}`).join(', ');
  return (
    <span css={styles.memberParts} title={words}>
      <span css={visuallyHidden}>{words}</span>
      {people.slice(0, MAX_MEMBERS).map(({ id, nickname, part }) => (
        <span key={id} css={styles.memberPart} aria-hidden>
          <Avatar name={nickname} />
          <span>{part}</span>
        </span>
      ))}
      {people.length > MAX_MEMBERS && (
        <span css={styles.moreMembers} aria-hidden>
          {`+${format.count(people.length - MAX_MEMBERS)}`}
        </span>
      )}
    </span>
  );
}
