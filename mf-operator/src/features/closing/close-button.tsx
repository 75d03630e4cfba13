import { Button } from '@portal/shared/ui/controls';
import { useState } from 'react';
import { CloseDialog } from './close-dialog.tsx';
import type { MonthChecks } from './closing.api.ts';
import { closingTexts } from './texts.ts';

export type CloseButtonProps = {
  checks: MonthChecks;
  /** Of the domain. */
  name: string;
};

/** Opens the dialog that closes a month; nothing where no reason could overrule what refuses it. */
export function CloseButton({ checks, name }: CloseButtonProps) {
  const { t } = closingTexts.useTexts();
  const [dialog, setDialog] = useState({ isOpen: false, count: 0 });
  const { refusals } = checks;
  if (refusals.some(({ may_overrule: mayOverrule }) => !mayOverrule)) return null;
  return (
    <>
      <Button
        variant={refusals.length === 0 ? 'primary' : 'secondary'}
        icon="lock"
        onClick={() => setDialog(({ count }) => ({ isOpen: true, count: count + 1 }))}
      >
        {t('close')}
      </Button>
      {dialog.count > 0 && (
        // A new instance each time, so that it never opens with what was entered last.
        <CloseDialog
          key={dialog.count}
          {...{ checks, name }}
          isOpen={dialog.isOpen}
          onClose={() => setDialog(({ count }) => ({ isOpen: false, count }))}
        />
      )}
    </>
  );
}
