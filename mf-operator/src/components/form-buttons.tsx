import { Button } from '@portal/shared/ui/controls';
import type { ButtonProps } from '@portal/shared/ui/controls';
import { texts } from '../texts.ts';

export type FormButtonsProps = {
  /** The id of the form that is submitted. */
  formId: string;
  /** Of the button that submits, as are variant and isDisabled. */
  label: string;
  variant?: ButtonProps['variant'];
  /** For dialogs whose own action is called Cancel, e.g. of a planned move. */
  cancelLabel?: string;
  isDisabled?: boolean;
  isBusy: boolean;
  onCancel: () => void;
};

/** The buttons at the end of a dialog with a form: one cancels, one submits. */
export function FormButtons({
  formId,
  label,
  variant = 'primary',
  cancelLabel,
  isDisabled = false,
  isBusy,
  onCancel,
}: FormButtonsProps) {
  const { t } = texts.useTexts();
  return (
    <>
      <Button size="lg" disabled={isBusy} onClick={onCancel}>
        {cancelLabel ?? t('dialog.cancel')}
      </Button>
      <Button size="lg" variant={variant} type="submit" form={formId} disabled={isDisabled} isBusy={isBusy}>
        {label}
      </Button>
    </>
  );
}
