import { useFormat } from '@portal/shared/i18n';
import { texts } from '../../texts.ts';
import { styles } from './move-summary.tsx';
import type { Freeze } from './releases.api.ts';

export type FreezeSummaryProps = { freeze: Freeze };

/** When a freeze begins and ends, and why. */
export function FreezeSummary({ freeze: { from, until, reason } }: FreezeSummaryProps) {
  const { t } = texts.useTexts();
  const format = useFormat();
  return (
    <div>
      <span css={styles.line}>
        {t('releases.freeze.window', { from: format.dateTime(from), until: format.dateTime(until) })}
      </span>
      <p css={styles.quiet}>{reason}</p>
    </div>
  );
}
