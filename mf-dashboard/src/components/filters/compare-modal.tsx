import { useState } from 'react';
import { Button } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { texts } from '../../texts.ts';
import { createPeriodDraft, isTooLong } from '../period/period-draft.ts';
import { rangeBefore } from '../period/period.ts';
import type { DateRange } from '../period/period.ts';
import { CompareEditor } from './compare-editor.tsx';

export type CompareModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The period that is compared. */
  range: DateRange;
  /** The current days of the comparison. */
  compareDays: DateRange | undefined;
  onApply: (days: DateRange) => void;
};

/** Chooses the days to compare with; at first those right before the period. */
export const CompareModal = ({ isOpen, onClose, range, compareDays, onApply }: CompareModalProps) => {
  const { t } = texts.useTexts();
  const [chosen, setChosen] = useState<DateRange>();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each opening begins with the current days.
    if (isOpen) setChosen(undefined);
  }
  const days = chosen ?? compareDays ?? rangeBefore(range);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="confirm"
      title={t('trend.comparison')}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t('filters.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={isTooLong(createPeriodDraft({ preset: 'custom', ...days }, days))}
            onClick={() => onApply(days)}
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
