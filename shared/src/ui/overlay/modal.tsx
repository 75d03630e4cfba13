import { Suspense, useEffect, useState } from 'react';
import { ModalFrame, preload } from './load-parts.ts';
import type { ModalProps } from './modal-props.ts';

/** Fetched while the page is idle, so that the first opening is as quick as the next. */
const IDLE_MS = 1_500;

/** A dialog over the page; on phones a sheet. Keep it rendered with `isOpen={false}` to let it leave with grace. */
export const Modal = (props: ModalProps) => {
  const { isOpen } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const timer = setTimeout(preload.modal, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!wasOpen) return null;
  return (
    <Suspense>
      <ModalFrame {...props} />
    </Suspense>
  );
};
