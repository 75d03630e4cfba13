import { Facts } from '@portal/shared/ui/data';
import { texts } from '../../texts.ts';
import { ChangeList, MAX_LINES, styles } from './move-summary.tsx';
import type { PlannedMove } from './releases.api.ts';

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
        <span>{t('releases.log.altered')}</span>
      ) : (
        <ChangeList changes={changes} {...(!isWhole && { max: MAX_LINES })} />
      )}
      <Facts css={styles.quiet} items={words} />
    </div>
  );
}
