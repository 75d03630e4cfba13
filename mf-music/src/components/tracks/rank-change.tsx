import { useFormat } from '@portal/shared/i18n';
import { Badge, Icon, visuallyHidden } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import * as styles from './rank-change.styles.ts';

export type RankChangeProps = { track: { rank: number; previous_rank: number | null } };

/** By how many places a track rose or fell since the week before, or that it is new. */
export function RankChange({ track: { rank, previous_rank: previous } }: RankChangeProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  if (previous === null) return <Badge kind="primary">{t('popular.new')}</Badge>;
  const places = previous - rank;
  if (places === 0)
    return (
      <span css={styles.change}>
        <span aria-hidden>–</span>
        <span css={visuallyHidden}>{t('popular.same')}</span>
      </span>
    );
  const isUp = places > 0;
  const count = Math.abs(places);
  return (
    <span css={[styles.change, isUp ? styles.up : styles.down]}>
      <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={14} />
      <span aria-hidden>{format.count(count)}</span>
      <span css={visuallyHidden}>{t(isUp ? 'popular.up' : 'popular.down', { count })}</span>
    </span>
  );
}
