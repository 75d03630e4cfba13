import { Suspense, useEffect, useState } from 'react';
import { ModalFrame, preload } from './lazy-overlays.ts';
import type { ModalProps } from './modal-props.ts';

/** Delay before the modal's code is preloaded, so that the first opening is quick. */
const PRELOAD_DELAY_MS = 1_500;

/** A modal dialog, on phones a bottom sheet; keep it rendered with `isOpen={false}` for its exit animation. */
export const Modal = (props: ModalProps) => {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const timer = setTimeout(preload.modal, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!wasOpen) return null;
  return (
    <Suspense>
      <ModalFrame {...props} />
    </Suspense>
  );
};
