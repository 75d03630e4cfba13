import { richText, useFormat } from '@portal/shared/i18n';
import { rem } from '@portal/shared/theme';
import { Badge, Icon } from '@portal/shared/ui/controls';
import { verifyTexts } from './texts.ts';
import { useTimeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';
import { useResultText } from './use-result-text.ts';
import type { Verification } from './verify.api.ts';
import * as styles from './verify.styles.ts';

/** How many checks the card lists. */
const SHOWN_CHECKS = 3;

const RING_LENGTH = 2 * Math.PI * 16;

/** The part of the wait that is over, from 0 to 1. */
const computeProgress = (from: string | null, to: string | null, now: number) => {
  if (from === null || to === null) return 0;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return end > start ? Math.min(1, Math.max(0, (now - start) / (end - start))) : 1;
};

const Ring = ({ progress }: { progress: number }) => (
  <span css={styles.ring} aria-hidden>
    <svg viewBox="0 0 36 36" width={rem(36)} height={rem(36)}>
      <circle css={styles.ringTrack} cx={18} cy={18} r={16} />
      <circle
        css={styles.ringArc}
        cx={18}
        cy={18}
        r={16}
        strokeDasharray={RING_LENGTH}
        strokeDashoffset={RING_LENGTH * (1 - progress)}
      />
    </svg>
    <Icon name="clock" size={16} css={styles.ringIcon} />
  </span>
);

/** The title of the card, and when the next check is. */
function SearchStatus({ verification, now }: SearchCardProps & { now: number }) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  const timeLeft = useTimeLeft();
  const { delay, next_check_at: next } = verification;
  const time = format.dateTime(next);
  const isDue = next === null || Date.parse(next) <= now;
  const searchText = () => {
    if (delay) return t(`search.${delay}Text`, { time });
    if (isDue) return t('search.now');
    return richText(t('search.next', { time: format.time(next), left: timeLeft(next, now) }), {
      time: (words) => <b>{words}</b>,
    });
  };
  return (
    <div css={styles.searchWords}>
      <p css={styles.searchTitle} role="status">
        {t(delay ? `search.${delay}` : 'search.running')}
      </p>
      <p css={styles.searchText}>{searchText()}</p>
    </div>
  );
}

export type SearchCardProps = { verification: Verification };

/** The running search: when YouTube is asked next, and what the last checks found. */
export function SearchCard({ verification }: SearchCardProps) {
  const { t } = verifyTexts.useTexts();
  const format = useFormat();
  const toText = useResultText();
  const now = useNow(true);
  const { checks, log, delay, started_at: start, last_check_at: last, next_check_at: next } = verification;
  return (
    <section css={[styles.searchCard, delay !== null && styles.delayedCard]}>
      <div css={styles.searchHead}>
        <Ring progress={computeProgress(last ?? start, next, now)} />
        <SearchStatus verification={verification} now={now} />
        {checks > 0 && <Badge css={styles.searchCount}>{t('search.count', { count: checks })}</Badge>}
      </div>
      <ol css={styles.log} aria-label={t('search.log')}>
        {log.slice(0, SHOWN_CHECKS).map((check) => (
          <li key={check.at} css={styles.logLine}>
            <span css={styles.logTime}>{format.time(check.at)}</span>
            <span>{toText(check)}</span>
          </li>
        ))}
        {log.length < SHOWN_CHECKS && start !== null && (
          <li css={styles.logLine}>
            <span css={styles.logTime}>{format.time(start)}</span>
            <span>{t('search.started')}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
