import { useState } from 'react';
import { useFormat } from '@portal/shared/i18n';
import { Button, StatusDot } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { createPeriodDraft, toPeriod } from './period-draft.ts';
import type { PeriodDraft } from './period-draft.ts';
import { PeriodEditor } from './period-editor.tsx';
import type { PeriodFilterProps } from './period-filter.tsx';
import type { Period } from './period.ts';
import * as styles from './period.styles.ts';

/** Props of `PeriodForm`. */
export type PeriodFormProps = Pick<PeriodFilterProps, 'value' | 'range' | 'presets' | 'onPrefetch'> & {
  onApply: (period: Period) => void;
  onCancel: () => void;
};

/** Edits a period in a popover: a preset is applied at once, other days with the button. */
export const PeriodForm = ({ value, range, presets, onPrefetch, onApply, onCancel }: PeriodFormProps) => {
  const { t } = texts.useTexts();
  const format = useFormat();
  const { data: freshness } = useFreshness();
  const [chosen, setChosen] = useState<PeriodDraft>();
  // Before an edit, the draft follows the current period, whose days may arrive while the popover is open.
  const draft = chosen ?? createPeriodDraft(value, range);
  const period = toPeriod(draft);
  return (
    <div css={styles.popover}>
      <PeriodEditor
        draft={draft}
        presets={presets}
        onChange={(next) => {
          setChosen(next);
          // A preset is applied at once; a custom period is confirmed with Apply.
          if (next.preset !== 'custom') return onApply({ preset: next.preset });
          const draftPeriod = toPeriod(next);
          if (draftPeriod) onPrefetch(draftPeriod);
        }}
      />
      <div css={styles.foot}>
        <span css={styles.through}>
          {freshness?.views_through && (
            <StatusDot tone="good">
              {t('period.through', { date: format.shortDate(freshness.views_through) })}
            </StatusDot>
          )}
        </span>
        <Button onClick={onCancel}>{t('filters.cancel')}</Button>
        <Button variant="primary" disabled={period === undefined} onClick={() => period && onApply(period)}>
          {t('filters.apply')}
        </Button>
      </div>
    </div>
  );
};
