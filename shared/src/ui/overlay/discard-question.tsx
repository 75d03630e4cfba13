import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { discardTexts } from './discard-texts.ts';
import { ModalPanel } from './modal-panel.tsx';

/** Props of `DiscardQuestion`. */
export type DiscardQuestionProps = {
  isOpen: boolean;
  /** Called by the button that keeps the text, and when the question is closed. */
  onKeep: () => void;
  onDiscard: () => void;
};

type KeepButtonProps = { label: string; onClick: () => void };

const KeepButton = ({ label, onClick }: KeepButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  // Not `autoFocus`: at that moment the modal below still keeps the focus in itself.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Button ref={ref} size="lg" onClick={onClick}>
      {label}
    </Button>
  );
};

/** Asks whether to discard what was typed. Its code and texts are loaded with those of modals, so it opens without network. */
export const DiscardQuestion = ({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) => {
  const { t } = discardTexts.useTexts();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <ModalPanel
      size="confirm"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onKeep}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <KeepButton label={t('keep')} onClick={onKeep} />
          <Button size="lg" variant="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    />
  );
};
