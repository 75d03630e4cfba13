import { useState } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { UnsavedWorkContext, clearUnsavedWork, hasUnsavedWork, useUnsavedWork } from '../../state/index.ts';
import type { UnsavedWorkPlace } from '../../state/index.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { ModalPanel } from './modal-panel.tsx';
import type { ModalProps } from './modal-props.ts';

export { DiscardQuestion };

type UnsavedContentProps = { isUnsaved: boolean; children: ReactNode };

/** Registers the work of a modal whose state is not that of a form. */
const UnsavedContent = ({ isUnsaved, children }: UnsavedContentProps) => {
  useUnsavedWork(isUnsaved);
  return wrapText(children);
};

/** The open modal, which asks before it is closed with unsaved work. */
export const ModalFrame = ({ onClose, footer, hasUnsavedWork: isUnsaved = false, ...panel }: ModalProps) => {
  const [modal] = useState(() => Symbol('modal'));
  const [isAsking, setAsking] = useState(false);
  const isHere = (place: UnsavedWorkPlace) => place === modal;
  const close = () => {
    if (hasUnsavedWork(isHere)) setAsking(true);
    else onClose();
  };
  return (
    <UnsavedWorkContext value={modal}>
      <UnsavedContent isUnsaved={panel.isOpen && isUnsaved}>
        <ModalPanel
          {...panel}
          isAsking={isAsking}
          onClose={close}
          footer={typeof footer === 'function' ? footer(close) : footer}
        />
      </UnsavedContent>
      <DiscardQuestion
        isOpen={isAsking && panel.isOpen}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          clearUnsavedWork(isHere);
          onClose();
        }}
      />
    </UnsavedWorkContext>
  );
};
