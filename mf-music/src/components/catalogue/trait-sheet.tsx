import { Button } from '@portal/shared/ui/controls';
import { Modal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import * as styles from './catalogue.styles.ts';
import { NO_TRAITS, TRAIT_KINDS } from './trait-filters.ts';
import type { TraitFilters } from './trait-filters.ts';
import { LengthSelect, TraitSelect } from './trait-select.tsx';

export type TraitSheetProps = {
  isOpen: boolean;
  /** Closes the sheet without a change. */
  onClose: () => void;
  filters: TraitFilters;
  onApply: (filters: TraitFilters) => void;
};

/** All filters by traits in one sheet: nothing changes before it is applied. */
export function TraitSheet({ isOpen, onClose, filters, onApply }: TraitSheetProps) {
  const { t } = texts.useTexts();
  const [chosen, setChosen] = useState<Partial<TraitFilters>>({});
  const draft = { ...filters, ...chosen };
  const choose = (changes: Partial<TraitFilters>) => setChosen({ ...chosen, ...changes });
  const close = () => {
    setChosen({});
    onClose();
  };
  const apply = (next: TraitFilters) => {
    // Applying the active filters would add a history entry equal to the one before it.
    if (JSON.stringify(next) === JSON.stringify(filters)) return close();
    setChosen({});
    onApply(next);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('catalogue.traits.title')}
      footer={
        <>
          <Button size="lg" onClick={() => apply(NO_TRAITS)}>
            {t('catalogue.traits.removeAll')}
          </Button>
          <Button size="lg" variant="primary" onClick={() => apply(draft)}>
            {t('catalogue.traits.apply')}
          </Button>
        </>
      }
    >
      <div css={styles.sheet}>
        <LengthSelect isBlock filters={draft} onChange={choose} />
        {TRAIT_KINDS.map((kind) => (
          <TraitSelect key={kind} isBlock kind={kind} filters={draft} onChange={choose} />
        ))}
      </div>
    </Modal>
  );
}
