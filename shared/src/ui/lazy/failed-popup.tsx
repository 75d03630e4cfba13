import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { token, type } from '../../theme/index.ts';
import { Button } from '../controls/button.tsx';
import { useTopLayer } from '../parts/use-top-layer.ts';
import { uiTexts } from '../texts/index.ts';
import type { LoadFailure } from './lazy-component.tsx';

const box = css({
  inset: '0 auto auto 0',
  maxWidth: '280px',
  margin: 0,
  padding: token.space[16],
  border: 0,
  borderRadius: token.radius.control,
  ...type.body,
  color: token.color.text,
  backgroundColor: token.color.raised,
  boxShadow: token.shadow.e3,
  '& > p': { marginBottom: token.space[12] },
});

/** Props of `FailedPopup`. */
export type FailedPopupProps = LoadFailure & {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
};

/** Stands in for a popup whose code could not be loaded; the browser closes it on Escape and a click outside. */
export const FailedPopup = ({ triggerRef, label, onClose, retry, isRetrying }: FailedPopupProps) => {
  const { t } = uiTexts.useTexts();
  const { ref, style } = useTopLayer(triggerRef, 'bottom');
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      popover="auto"
      css={box}
      style={style}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <p role="alert">{t('state.errorTitle')}</p>
      <Button size="sm" isBusy={isRetrying} onClick={retry}>
        {t('action.retry')}
      </Button>
    </div>
  );
};
