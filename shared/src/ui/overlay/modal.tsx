import { useState } from 'react';
import { FailedModal } from '../lazy/failed-modal.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { usePreloadAtRest } from '../lazy/likely-code.ts';
import { suppressAriaStyle } from '../parts/suppress-aria-style.ts';
import { discardTexts } from './discard-texts.ts';
import type { ModalProps } from './modal-props.ts';

// The frame is loaded with its part of react-aria and the question that it may ask.
const loadFrame = async () => {
  suppressAriaStyle();
  const [{ ModalFrame: Frame, DiscardQuestion }] = await Promise.all([
    import('./modal-frame.tsx'),
    discardTexts.load(),
  ]);
  return { Frame, DiscardQuestion };
};

const ModalFrame = lazyComponent(async () => (await loadFrame()).Frame, FailedModal);

/** Loads the question before a page with unsaved work is left; a modal asks its own. */
export const loadDiscardQuestion = async () => (await loadFrame()).DiscardQuestion;

/** Loads a modal's code ahead of its first opening. */
export const preloadModal = ModalFrame.preload;

/** A modal dialog, on phones a bottom sheet; keep it rendered with `isOpen={false}` for its exit animation. */
export const Modal = (props: ModalProps) => {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  usePreloadAtRest(ModalFrame.preload);

  if (!wasOpen) return null;
  return <ModalFrame {...props} />;
};
