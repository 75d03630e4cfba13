import { Form } from '@portal/shared/ui/form';
import type { FormProps } from '@portal/shared/ui/form';
import { Modal } from '@portal/shared/ui/overlay';
import type { ModalProps } from '@portal/shared/ui/overlay';
import { useId } from 'react';
import { dialogForm } from './dialog.styles.ts';
import { FormButtons } from './form-buttons.tsx';
import type { FormButtonsProps } from './form-buttons.tsx';

export type FormDialogProps<Values extends Record<string, unknown>> = Pick<
  FormProps<Values>,
  'form' | 'onSubmit' | 'isGuarded' | 'children'
> &
  Pick<FormButtonsProps, 'variant' | 'cancelLabel' | 'isDisabled' | 'isBusy'> &
  Pick<ModalProps, 'role'> & {
    isOpen: boolean;
    onClose: () => void;
    title: string;
    text: string;
    /** The label of the button that submits. */
    action: string;
  };

/** A dialog with a form, which stays open while it is sent. */
export function FormDialog<Values extends Record<string, unknown>>({
  isOpen,
  onClose,
  title,
  text,
  action,
  isBusy,
  role,
  variant,
  cancelLabel,
  isDisabled,
  ...form
}: FormDialogProps<Values>) {
  const formId = useId();
  return (
    <Modal
      {...{ isOpen, onClose, title }}
      {...(role && { role })}
      description={text}
      isDismissable={!isBusy}
      footer={(cancel) => (
        <FormButtons
          {...{ formId, isBusy }}
          {...(variant && { variant })}
          {...(cancelLabel !== undefined && { cancelLabel })}
          {...(isDisabled !== undefined && { isDisabled })}
          label={action}
          onCancel={cancel}
        />
      )}
    >
      <Form {...form} id={formId} css={dialogForm} label={title} />
    </Modal>
  );
}
