import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import { videoHref } from '@portal/shared/routing/report-links';
import { currencyAtom, useAtomValue } from '@portal/shared/state';
import { token, type, when } from '@portal/shared/theme';
import { singleLineEllipsis } from '@portal/shared/ui/controls';
import { Card, Thumbnail } from '@portal/shared/ui/data';
import { StatePanel } from '@portal/shared/ui/feedback';
import { pageTexts } from '../../texts.ts';
import { linkRow, RowsSkeleton } from '../list-rows.tsx';
import type { Briefing } from './describe-briefing.ts';
import { useBriefing } from './use-briefing.ts';

const styles = {
  row: css({
    gap: token.space[12],
    paddingBlock: '6px',
    [when.hover]: { '&:hover': { textDecoration: 'none' } },
  }),
  words: css({ flex: 1, minWidth: 0 }),
  title: css({ display: 'block', ...type.strong, ...singleLineEllipsis }),
  channel: css({ display: 'block', ...type.caption, color: token.color.text2, ...singleLineEllipsis }),
  amounts: css({ flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }),
  revenue: css({ display: 'block', ...type.strong }),
  views: css({ display: 'block', ...type.caption, color: token.color.text2 }),
};

/** As many rows as the card has on most days, to prevent a layout shift. */
const SKELETON_WIDTHS = ['88%', '76%', '82%'];

const Row = ({ video, day }: { video: Briefing['videos'][number]; day: string }) => {
  const { t } = pageTexts.useTexts();
  const format = useFormat(useAtomValue(currencyAtom));
  return (
    <Link to={videoHref({ from: day, to: day }, video.id)} css={[linkRow, styles.row]}>
      <Thumbnail src={video.thumbnail} size="compact" />
      <span css={styles.words}>
        <span css={styles.title}>{video.title}</span>
        <span css={styles.channel}>{video.channel.name}</span>
      </span>
      <span css={styles.amounts}>
        <span css={styles.revenue}>{format.money(video.revenue)}</span>
        <span css={styles.views}>{t('home.videos.views', { views: format.compact(video.views) })}</span>
      </span>
    </Link>
  );
};

/** The three videos that earned most on the newest day. */
export function VideosCard() {
  const { t } = pageTexts.useTexts();
  const { briefing, failed, isEmpty } = useBriefing();
  // The card of the day says so.
  if (failed || isEmpty) return null;
  return (
    <Card title={t('home.videos.title')}>
      {!briefing && <RowsSkeleton widths={SKELETON_WIDTHS} />}
      {briefing?.videos.length === 0 && (
        <StatePanel kind="empty" icon="film" isCompact level={3} title={t('home.videos.none')} />
      )}
      {briefing && briefing.videos.length > 0 && (
        <ul>
          {briefing.videos.map((video) => (
            <li key={video.id}>
              <Row video={video} day={briefing.day ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
