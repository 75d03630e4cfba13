import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { token, when } from '../../theme/index.ts';
import { Button } from '../controls/button.tsx';
import { StatePanel } from '../feedback/state-panel.tsx';
import { uiTexts } from '../texts/index.ts';
import type { LoadFailure } from './lazy-component.tsx';

const dialog = css({
  width: 'min(440px, calc(100% - 32px))',
  margin: 'auto',
  padding: token.space[24],
  border: 0,
  borderRadius: token.radius.modal,
  color: token.color.text,
  backgroundColor: token.color.surface,
  boxShadow: token.shadow.e4,
  '&::backdrop': { backgroundColor: token.color.scrim },
  // A bottom sheet, as the modal would be.
  [when.phone]: {
    width: '100%',
    maxWidth: 'none',
    marginBottom: 0,
    borderRadius: `${token.radius.sheet} ${token.radius.sheet} 0 0`,
  },
});

/** Props of `FailedModal`. */
export type FailedModalProps = LoadFailure & { isOpen: boolean; onClose: () => void; title: string };

/** Stands in for a modal whose code could not be loaded: the browser's own dialog. */
export const FailedModal = ({ isOpen, onClose, title, retry, isRetrying }: FailedModalProps) => {
  const { t } = uiTexts.useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // jsdom has no `showModal`.
    if (isOpen && typeof ref.current?.showModal === 'function') ref.current.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog ref={ref} css={dialog} aria-label={title} onClose={onClose}>
      <StatePanel
        kind="error"
        isCompact
        isRetrying={isRetrying}
        onRetry={retry}
        actions={<Button onClick={onClose}>{t('action.close')}</Button>}
      />
    </dialog>
  );
};
