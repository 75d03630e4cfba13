import { useState } from 'react';
import { Button, RadioGroup } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { useFreshness } from '../freshness/freshness.api.ts';
import { createPeriodDraft, isTooLong, toPeriod } from '../period/period-draft.ts';
import type { PeriodDraft } from '../period/period-draft.ts';
import { PeriodEditor } from '../period/period-editor.tsx';
import { COMPARISONS, compareUnitOf, DEFAULT_PERIOD, rangeBefore, resolvePeriod } from '../period/period.ts';
import { ChannelFilter } from './channel-filter.tsx';
import { CompareEditor } from './compare-editor.tsx';
import * as styles from './filter-sheet.styles.ts';
import { MemberFilter } from './member-filter.tsx';
import { DEFAULT_COMPARISON } from './report-filters.ts';
import type { PeriodPresets } from './filter-bar.tsx';
import type { ScopeFilters } from './report-filters.ts';

export type FilterSheetProps = {
  isOpen: boolean;
  /** Closes the sheet without a change. */
  onClose: () => void;
  filters: ScopeFilters;
  hasMembers: boolean;
  hasChannels: boolean;
  presets: PeriodPresets | undefined;
  onApply: (change: Partial<ScopeFilters>) => void;
};

type Draft = Omit<ScopeFilters, 'period'> & { period: PeriodDraft };

/** Equal filters have equal texts. */
const serialise = ({ period, compare, compareDays, member, channel }: ScopeFilters) =>
  JSON.stringify({ period, compare, compareDays, member, channel });

/**
 * All filters in one sheet, for phones: nothing changes before Apply. Closing discards the choices; Back keeps them for the
 * next opening.
 */
export const FilterSheet = (props: FilterSheetProps) => {
  const { isOpen, onClose, filters, hasMembers, hasChannels, presets, onApply } = props;
  const { t } = texts.useTexts();
  const { data: freshness } = useFreshness();
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const active = serialise(filters);
  const [draftOf, setDraftOf] = useState(active);
  if (active !== draftOf) {
    setDraftOf(active);
    // Choices belong to the filters that they were made over.
    setChosen({});
  }
  const draft: Draft = {
    period: createPeriodDraft(
      filters.period,
      resolvePeriod(filters.period, freshness?.latest_day ?? undefined),
    ),
    compare: filters.compare,
    compareDays: filters.compareDays,
    member: filters.member,
    channel: filters.channel,
    ...chosen,
  };
  const choose = (change: Partial<Draft>) => setChosen({ ...chosen, ...change });
  const period = toPeriod(draft.period);
  /** The days of the drafted period. */
  const range = period && resolvePeriod(period, freshness?.latest_day ?? undefined);
  const { compareDays } = draft;
  const isCompareTooLong =
    compareDays !== undefined &&
    isTooLong(createPeriodDraft({ preset: 'custom', ...compareDays }, compareDays));
  const isComplete = !isCompareTooLong && (draft.compare !== 'custom' || compareDays !== undefined);
  const close = () => {
    setChosen({});
    onClose();
  };
  const apply = (next: ScopeFilters) => {
    // Applying the active filters would add a history entry equal to the one before it.
    if (serialise(next) === active) return close();
    const { period, compare, compareDays, member, channel } = next;
    // Filters that the screen or the user does not have stay unchanged.
    onApply({ period, compare, compareDays, ...(hasMembers && { member }), ...(hasChannels && { channel }) });
  };
  const handleApply = () => {
    if (period) apply({ ...draft, period });
  };
  const handleReset = () =>
    apply({
      period: presets?.initial ?? DEFAULT_PERIOD,
      compare: DEFAULT_COMPARISON,
      compareDays: undefined,
      member: undefined,
      channel: undefined,
    });

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('filters.title')}
      footer={
        <>
          <Button size="lg" onClick={handleReset}>
            {t('filters.reset')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={period === undefined || !isComplete}
            onClick={handleApply}
          >
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('period.label')}</legend>
        <PeriodEditor
          hasCalendarOnDemand
          presets={presets?.choices}
          draft={draft.period}
          onChange={(next) => choose({ period: next })}
        />
      </fieldset>
      {hasChannels && (
        <fieldset css={styles.group}>
          <legend css={styles.legend}>{t('channel.label')}</legend>
          <ChannelFilter
            isBlock
            value={draft.channel}
            member={draft.member}
            onChange={(channel) => choose({ channel })}
          />
        </fieldset>
      )}
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('compare.label')}</legend>
        <RadioGroup
          isStacked
          label={t('compare.label')}
          options={COMPARISONS.map((value) => ({
            value,
            label: value === 'custom' ? t('period.custom') : t(`compare.${value}`),
          }))}
          value={draft.compare}
          onChange={(compare) =>
            choose({
              compare,
              compareDays:
                compare === 'custom' && range && period
                  ? rangeBefore(range, compareUnitOf(period))
                  : undefined,
            })
          }
        />
        {draft.compareDays && range && (
          <div css={styles.below}>
            <CompareEditor
              value={draft.compareDays}
              onChange={(compareDays) => choose({ compareDays })}
              range={range}
            />
          </div>
        )}
      </fieldset>
      {hasMembers && (
        <fieldset css={styles.group}>
          <legend css={styles.legend}>{t('member.label')}</legend>
          <MemberFilter
            isBlock
            value={draft.member}
            // Another member has other channels.
            onChange={(member) => choose({ member, channel: undefined })}
          />
        </fieldset>
      )}
    </Modal>
  );
};
