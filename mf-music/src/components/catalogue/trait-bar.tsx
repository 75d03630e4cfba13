import { usePatchQuery, useQueryFlag } from '@portal/shared/routing';
import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import { Chip } from '@portal/shared/ui/controls';
import { lazyComponent, usePreloadAtRest } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import * as styles from './catalogue.styles.ts';
import { listActive, pickTraits } from './trait-filters.ts';
import type { TraitFilters } from './trait-filters.ts';
import { LengthSelect, TraitSelect } from './trait-select.tsx';
import type { TraitSheetProps } from './trait-sheet.tsx';

const FailedSheet = (props: TraitSheetProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedModal {...props} title={t('catalogue.traits.title')} />;
};

// Loaded on demand, because few visits open it.
const TraitSheet = lazyComponent(async () => (await import('./trait-sheet.tsx')).TraitSheet, FailedSheet);

/** The kinds beside the list; the sheet has all. */
const MAIN_KINDS = ['mood', 'genre', 'tempo', 'vocals'] as const;

export type TraitBarProps = {
  filters: TraitFilters;
  onChange: (changes: Partial<TraitFilters>) => void;
  /** Whether there is space for the button of the sheet only. */
  isNarrow: boolean;
};

/** The filters by what tracks sound like: the main ones side by side, all of them in a sheet. */
export function TraitBar({ filters, onChange, isNarrow }: TraitBarProps) {
  const { t } = texts.useTexts();
  const screen = useAtomValue(screenClassAtom);
  const { isOpen, open, close } = useQueryFlag('filters');
  const patchQuery = usePatchQuery();
  const [hasSheet, setHasSheet] = useState(isOpen);
  if (isOpen && !hasSheet) setHasSheet(true);
  usePreloadAtRest(TraitSheet.preload);
  const count = listActive(filters).length;
  const isSpread = !isNarrow && screen !== 'mobile';
  return (
    <>
      <div css={styles.traits} data-print="hide">
        {isSpread && (
          <>
            {MAIN_KINDS.map((kind) => (
              <TraitSelect key={kind} kind={kind} filters={filters} onChange={onChange} />
            ))}
            <LengthSelect filters={filters} onChange={onChange} />
          </>
        )}
        <Chip
          icon="sliders"
          count={count > 0 ? count : undefined}
          aria-haspopup="dialog"
          onClick={() => open()}
        >
          {t(isSpread ? 'catalogue.traits.more' : 'catalogue.traits.title')}
        </Chip>
      </div>
      {hasSheet && (
        <TraitSheet
          isOpen={isOpen}
          onClose={close}
          filters={pickTraits(filters)}
          onApply={(next) => {
            // The sheet's history entry becomes that of the new filters, so that Back does not open the sheet.
            patchQuery({ filters: null }, { history: 'replace', state: null });
            onChange(next);
          }}
        />
      )}
    </>
  );
}
