import { useState } from 'react';
import { Button } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { createPeriodDraft, isTooLong } from '../period/period-draft.ts';
import { compareUnitOf, rangeBefore } from '../period/period.ts';
import type { DateRange, Period } from '../period/period.ts';
import { CompareEditor } from './compare-editor.tsx';

export type CompareModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The period that is compared, and its days. */
  period: Period;
  range: DateRange;
  /** The current days of the comparison. */
  compareDays: DateRange | undefined;
  onApply: (days: DateRange) => void;
};

const isSame = (a: DateRange, b: DateRange | undefined) => a.from === b?.from && a.to === b.to;

/**
 * Chooses the days to compare with; at first those right before the period. Closing discards the choice; Back keeps it for
 * the next opening.
 */
export const CompareModal = ({ isOpen, onClose, period, range, compareDays, onApply }: CompareModalProps) => {
  const { t } = texts.useTexts();
  const [chosen, setChosen] = useState<DateRange>();
  const active = [range.from, range.to, compareDays?.from, compareDays?.to].join();
  const [chosenOver, setChosenOver] = useState(active);
  if (active !== chosenOver) {
    setChosenOver(active);
    // A choice belongs to the period and the comparison that it was made over.
    setChosen(undefined);
  }
  const days = chosen ?? compareDays ?? rangeBefore(range, compareUnitOf(period));
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const handleApply = () => {
    // Applying the active days would add a history entry equal to the one before it.
    if (isSame(days, compareDays)) close();
    else onApply(days);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      size="confirm"
      title={t('trend.comparison')}
      footer={
        <>
          <Button size="lg" onClick={close}>
            {t('filters.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={isTooLong(createPeriodDraft({ preset: 'custom', ...days }, days))}
            onClick={handleApply}
          >
            {t('filters.apply')}
          </Button>
        </>
      }
    >
      <CompareEditor value={days} onChange={setChosen} range={range} />
    </Modal>
  );
};
