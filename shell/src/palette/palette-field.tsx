import { css } from '@emotion/react';
import { token, when } from '@portal/shared/theme';
import { Icon } from '@portal/shared/ui/controls';
import { FailedPanel, Spinner, type LoadFailure } from '@portal/shared/ui/feedback';
import { useEffect } from 'react';
import { endComposition, startComposition } from './composition.ts';
import * as styles from './palette.styles.ts';
import type { PaletteProps } from './palette.tsx';
import { useSearchLabel } from './search-pages.ts';

// The measures of a modal, so that nothing moves when the palette arrives.
const frame = {
  scrim: css({
    position: 'fixed',
    inset: 0,
    zIndex: token.layer.modal,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: token.space[24],
    backgroundColor: token.color.scrim,
    [when.phone]: { alignItems: 'flex-end', padding: 0 },
  }),
  panel: css({
    width: '100%',
    maxWidth: '640px',
    padding: token.space[24],
    borderRadius: token.radius.modal,
    backgroundColor: token.color.surface,
    boxShadow: token.shadow.e4,
    [when.phone]: {
      maxWidth: 'none',
      padding: '25px 20px 24px',
      borderRadius: `${token.radius.sheet} ${token.radius.sheet} 0 0`,
    },
  }),
  place: css({ display: 'grid', placeContent: 'center', marginBlock: '24px 31px' }),
};

/** Stands in for the palette while its code loads or cannot be loaded: takes the typed text. */
export function PaletteField(props: PaletteProps & Partial<LoadFailure>) {
  const { isOpen, onClose, text, onTextChange, inputRef, error, retry, isRetrying = false } = props;
  const label = useSearchLabel();
  useEffect(() => endComposition, []);
  if (!isOpen) return null;
  return (
    <div
      css={frame.scrim}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div role="dialog" aria-modal aria-label={label} css={frame.panel}>
        <div css={styles.box}>
          <Icon name="search" size={20} />
          <input
            ref={inputRef}
            type="search"
            aria-label={label}
            css={styles.input}
            value={text}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            // Typing is the purpose of the dialog.
            autoFocus
            onChange={(event) => onTextChange(event.target.value)}
            onCompositionStart={startComposition}
            onCompositionEnd={endComposition}
            onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
          />
        </div>
        <div css={[styles.results, frame.place]}>
          {retry ? <FailedPanel {...{ error, retry, isRetrying }} /> : <Spinner size={20} />}
        </div>
      </div>
    </div>
  );
}
