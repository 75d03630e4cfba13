import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { texts } from '../../texts.ts';
import { useAmountsOf } from '../amounts/amounts.ts';
import type { Summary } from './summary.api.ts';

const note = css({ ...type.caption, margin: 0, color: token.color.text3 });

/** Parts have hundredths of a percent. */
const PART_DIGITS = 2;

type Share = Summary['member_share'];

/** The sentences on a member's part of its channels' revenue; none where all of it is its own. */
export const useShareTexts = (share: Share | undefined, { isOwn }: { isOwn: boolean }) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { parts, since } = share ?? { parts: null, since: null };
  const whose = isOwn ? ('yours' as const) : ('members' as const);
  const lines: string[] = [];
  if (parts && parts.lowest < 1) {
    const [from, to] = [
      format.percent(parts.lowest, PART_DIGITS),
      format.percent(parts.highest, PART_DIGITS),
    ];
    lines.push(
      from === to
        ? t(`figures.share.${whose}`, { part: from })
        : t(`figures.share.${whose}Between`, { from, to }),
    );
  }
  if (since) {
    const [first, last] = [format.date(since.first), format.date(since.last)];
    const { channels: count, of } = since;
    if (first !== last) lines.push(t('figures.share.sinceBetween', { count, of, first, last }));
    else if (of > 1) lines.push(t('figures.share.sinceOfSome', { count, of, day: first }));
    else lines.push(t('figures.share.since', { day: first }));
  }
  return lines;
};

export type ShareNoteProps = {
  share: Share | undefined;
  /** The member that a manager looks at; undefined for one's own money. */
  member: string | undefined;
};

/** Says which part of the channels' revenue is a member's, and from when. */
export const ShareNote = ({ share, member }: ShareNoteProps) => {
  const { t } = texts.useTexts();
  const isOwn = member === undefined;
  const lines = useShareTexts(share, { isOwn });
  const amounts = useAmountsOf(member);
  const all = isOwn ? lines : [t(`figures.share.${amounts}`), ...lines];
  return all.length === 0 ? null : <p css={note}>{all.join(' ')}</p>;
};
