import { useFormat } from '@portal/shared/i18n';
import { EmptyValue } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import * as styles from './tracks.styles.ts';

export type TrackRankProps = { rank: number | null };

/** The rank of a track in this week's ranking. */
export function TrackRank({ rank }: TrackRankProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <span css={styles.rank}>
      {rank === null ? <EmptyValue reason={t('catalogue.table.noRank')} /> : format.count(rank)}
    </span>
  );
}
