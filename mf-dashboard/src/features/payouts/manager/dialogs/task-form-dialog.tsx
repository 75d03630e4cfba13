import { useId } from 'react';
import { Button } from '@portal/shared/ui/controls';
import type { ButtonProps } from '@portal/shared/ui/controls';
import { Form } from '@portal/shared/ui/form';
import type { FormProps } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import type { ModalProps } from '@portal/shared/ui/overlay';
import { payoutTexts } from '../../texts.ts';
import * as styles from './dialogs.styles.ts';

export type TaskFormDialogProps<Values extends Record<string, unknown>> = Pick<
  FormProps<Values>,
  'form' | 'onSubmit' | 'children'
> &
  Pick<ModalProps, 'role' | 'isOpen' | 'onClose' | 'title' | 'description'> & {
    /** The label of the button that submits. */
    action: string;
    variant?: ButtonProps['variant'];
    isBusy: boolean;
    isDisabled?: boolean;
  };

/** A dialog with a form, which stays open with what was entered until it is saved. */
export const TaskFormDialog = <Values extends Record<string, unknown>>(
  props: TaskFormDialogProps<Values>,
) => {
  const { role, isOpen, onClose, title, description, action, variant = 'primary', isBusy } = props;
  const { isDisabled = false, form, onSubmit, children } = props;
  const { t } = payoutTexts.useTexts();
  const formId = useId();
  return (
    <Modal
      size="confirm"
      {...{ isOpen, onClose, title, description }}
      {...(role && { role })}
      isDismissable={!isBusy}
      footer={(cancel) => (
        <>
          <Button size="lg" disabled={isBusy} onClick={cancel}>
            {t('dialog.cancel')}
          </Button>
          <Button
            size="lg"
            variant={variant}
            type="submit"
            form={formId}
            disabled={isDisabled}
            isBusy={isBusy}
          >
            {action}
          </Button>
        </>
      )}
    >
      <Form {...{ form, onSubmit, children }} id={formId} css={styles.form} label={title} />
    </Modal>
  );
};
