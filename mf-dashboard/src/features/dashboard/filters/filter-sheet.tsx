import { useState } from 'react';
import { Button, RadioGroup } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../../texts.ts';
import { useFreshness } from '../../../components/freshness/freshness.api.ts';
import { draftOf, periodOf } from '../../../components/period/period-draft.ts';
import type { PeriodDraft } from '../../../components/period/period-draft.ts';
import { PeriodEditor } from '../../../components/period/period-editor.tsx';
import { COMPARISONS, DEFAULT_PERIOD, resolvePeriod } from '../../../components/period/period.ts';
import { DEFAULT_COMPARISON } from './dashboard-filters.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import * as styles from './filter-bar.styles.ts';
import { ALL_MEMBERS, useMemberOptions } from '../../../components/filters/use-member-options.ts';

export type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  filters: DashboardFilters;
  hasMembers: boolean;
  onApply: (change: Partial<DashboardFilters>) => void;
};

type Draft = Pick<DashboardFilters, 'compare' | 'member'> & { period: PeriodDraft };

/** All filters at once, for phones: nothing changes before it is applied. */
export const FilterSheet = ({ isOpen, onClose, filters, hasMembers, onApply }: FilterSheetProps) => {
  const { t } = texts.useTexts();
  const { data: freshness } = useFreshness();
  const options = useMemberOptions(filters.member);
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // It starts from what holds now, not from what was left in it.
    if (isOpen) setChosen({});
  }
  const draft: Draft = {
    period: draftOf(filters.period, resolvePeriod(filters.period, freshness?.latest_day ?? undefined)),
    compare: filters.compare,
    member: filters.member,
    ...chosen,
  };
  const choose = (change: Partial<Draft>) => setChosen({ ...chosen, ...change });
  const period = periodOf(draft.period);
  const handleApply = () => {
    if (period) onApply({ period, compare: draft.compare, ...(hasMembers && { member: draft.member }) });
  };
  const handleReset = () =>
    onApply({
      period: DEFAULT_PERIOD,
      compare: DEFAULT_COMPARISON,
      ...(hasMembers && { member: undefined }),
    });

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <>
          <Button size="lg" onClick={handleReset}>
            {t('filters.reset')}
          </Button>
          <Button size="lg" variant="primary" disabled={period === undefined} onClick={handleApply}>
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('period.label')}</legend>
        <PeriodEditor
          hasCalendarOnDemand
          draft={draft.period}
          onChange={(next) => choose({ period: next })}
        />
      </fieldset>
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('compare.label')}</legend>
        <RadioGroup
          isStacked
          label={t('compare.label')}
          options={COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))}
          value={draft.compare}
          onChange={(compare) => choose({ compare })}
        />
      </fieldset>
      {hasMembers && (
        <fieldset css={styles.group}>
          <legend css={styles.legend}>{t('member.label')}</legend>
          <RadioGroup
            isStacked
            label={t('member.label')}
            options={options.map(({ value, label }) => ({ value, label }))}
            value={draft.member ?? ALL_MEMBERS}
            onChange={(member) => choose({ member: member === ALL_MEMBERS ? undefined : member })}
          />
        </fieldset>
      )}
    </Modal>
  );
};
