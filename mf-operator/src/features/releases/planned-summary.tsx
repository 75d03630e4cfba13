import { css } from '@emotion/react';
import { token, type } from '@portal/shared/theme';
import { texts } from '../../texts.ts';
import { ChangeList } from './move-summary.tsx';
import type { PlannedMove } from './releases.api.ts';

/** More changes of a move are counted. */
const MAX_LINES = 3;

const quiet = css({ ...type.caption, margin: 0, color: token.color.text3, overflowWrap: 'anywhere' });

export type PlannedSummaryProps = { move: PlannedMove; isWhole?: boolean };

/** What a planned move will change, whether it is proven, and why. */
export function PlannedSummary({ move, isWhole = false }: PlannedSummaryProps) {
  const { t } = texts.useTexts();
  const { action, changes, unproven, reason } = move;
  const words = [
    ...(action === 'change' ? [] : [t(`releases.log.${action}`)]),
    ...(unproven ? [t('releases.unproven')] : []),
    reason,
  ];
  return (
    <div>
      {changes === null ? (
        t('releases.log.altered')
      ) : (
        <ChangeList changes={changes} {...(!isWhole && { max: MAX_LINES })} />
      )}
      <p css={quiet}>{words.join(' · ')}</p>
    </div>
  );
}
