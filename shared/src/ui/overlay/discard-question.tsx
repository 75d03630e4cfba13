import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { discardTexts } from './discard-texts.ts';
import { ModalPanel } from './modal-panel.tsx';

/** Props of `DiscardQuestion`. */
export type DiscardQuestionProps = {
  isOpen: boolean;
  /** Called by the first button and by whatever closes a modal. */
  onKeep: () => void;
  onDiscard: () => void;
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
          <Button size="lg" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button size="lg" variant="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    />
  );
};
