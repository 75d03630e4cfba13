import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { uiTexts } from '../texts/index.ts';
import { Modal } from './modal.tsx';

/** Props of `ConfirmModal`. */
export type ConfirmModalProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What the action does, and whether it can be undone. */
  text?: ReactNode;
  /** A short verb, e.g. 삭제. */
  confirmLabel: string;
  cancelLabel?: string;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  isBusy?: boolean;
  isConfirmDisabled?: boolean;
  /** Further inputs, e.g. a reason. */
  children?: ReactNode;
};

/** A dialog that asks for confirmation of an action. */
export const ConfirmModal = ({
  isOpen,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isBusy = false,
  isConfirmDisabled = false,
  children,
}: ConfirmModalProps) => {
  const { t } = uiTexts.useTexts();
  return (
    <Modal
      size="confirm"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      isDismissable={!isBusy}
      footer={
        <>
          <Button size="lg" disabled={isBusy} onClick={onClose}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <Button size="lg" variant={tone} isBusy={isBusy} disabled={isConfirmDisabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
