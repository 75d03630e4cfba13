import { css } from '@emotion/react';
import { useFormat } from '@portal/shared/i18n';
import { token, type } from '@portal/shared/theme';
import { Facts } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { describeChange } from '../../components/release/describe-change.ts';
import type { ReleaseChange } from '../../components/release/describe-change.ts';
import { describeEvidence } from '../../components/release/describe-evidence.ts';
import type { LoggedMove } from './releases.api.ts';

/** More changes of a move are counted. */
export const MAX_LINES = 3;

export const styles = {
  list: css({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' }),
  line: css({ ...type.body, color: token.color.text, overflowWrap: 'anywhere' }),
  quiet: css({ ...type.caption, margin: 0, color: token.color.text3, overflowWrap: 'anywhere' }),
};

export type ChangeListProps = { changes: readonly ReleaseChange[]; max?: number };

/** What a move changes, a line each. */
export function ChangeList({ changes, max = changes.length }: ChangeListProps) {
  const { t } = texts.useTexts();
  const more = changes.length - max;
  return (
    <ul css={styles.list}>
      {changes.slice(0, max).map((change) => (
        <li key={`${change.kind} ${change.remote ?? ''}`} css={styles.line}>
          {describeChange(t, change)}
        </li>
      ))}
      {more > 0 && <li css={styles.quiet}>{t('releases.log.more', { count: more })}</li>}
    </ul>
  );
}

export type MoveSummaryProps = { move: LoggedMove };

/** A move of the log: what it changed, its number, whether it was proven, and why. */
export function MoveSummary({ move }: MoveSummaryProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { number, action, changes, reason, proven, share, evidence } = move;
  const words = [
    `#${number}`,
    ...(action === 'start' || action === 'change'
      ? []
      : [t(`releases.log.${action}`, { share: String(share) })]),
    ...(proven === false ? [t('releases.unproven')] : []),
    // The guard's own sentence is in English.
    ...(evidence && evidence.length > 0
      ? evidence.map((each) => describeEvidence(t, format, each))
      : [reason]),
  ];
  return (
    <>
      {changes !== null && changes.length > 0 ? (
        <ChangeList changes={changes} max={MAX_LINES} />
      ) : (
        <span css={styles.line}>{t(changes ? 'releases.log.start' : 'releases.log.altered')}</span>
      )}
      <Facts css={styles.quiet} items={words} />
    </>
  );
}
