import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { wrapText } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { AriaLocale } from '../parts/aria-locale.tsx';
import { FloatingLayerContext } from '../parts/floating-layer.ts';
import { useIsPhone } from '../parts/use-media.ts';
import { uiTexts } from '../texts/index.ts';
import type { ModalProps } from './modal-props.ts';
import * as styles from './modal.styles.ts';
import { useFocusAtOnce } from './use-focus-at-once.ts';
import { useModalDepth } from './use-modal-depth.ts';
import { useMoreBelow } from './use-more-below.ts';
import { useScrimGutter } from './use-scrim-gutter.ts';
import { useSwipeDown } from './use-swipe-down.ts';

/** Props of `ModalPanel`. */
export type ModalPanelProps = Omit<ModalProps, 'footer' | 'hasUnsavedWork'> & {
  footer?: ReactNode;
  /** Whether a question about the modal is shown over it. @default false */
  isAsking?: boolean;
};

/** The open modal: scrim, panel, focus trap; a bottom sheet on phones. */
export const ModalPanel = ({
  isOpen,
  onClose,
  title,
  description,
  header,
  headerActions,
  size = 'form',
  footer,
  footerNote,
  isDismissable = true,
  role = 'dialog',
  isAsking = false,
  children,
}: ModalPanelProps) => {
  const { t } = uiTexts.useTexts();
  const isPhone = useIsPhone();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isScrolled, setScrolled] = useState(false);
  const { endRef, hasMore } = useMoreBelow();
  const hasFooter = Boolean(footer || footerNote);
  const descriptionId = useId();
  const layer = token.layer.modal + useModalDepth(isOpen) * token.layer.modalStep;
  useFocusAtOnce(isOpen);
  useScrimGutter(isOpen);
  useSwipeDown(panel, isPhone && isDismissable && !isAsking, onClose);

  return (
    <AriaLocale>
      <ModalOverlay
        css={styles.scrim}
        style={{ zIndex: layer }}
        isOpen={isOpen}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        onOpenChange={(isStillOpen) => {
          if (!isStillOpen) onClose();
        }}
      >
        <AriaModal
          ref={setPanel}
          css={[styles.panel, styles.sizes[size], size === 'detail' && styles.tallOnPhone]}
        >
          <FloatingLayerContext value={layer + 1}>
            <Dialog
              css={styles.dialog}
              role={role}
              {...(header !== undefined && { 'aria-label': title })}
              {...(description && { 'aria-describedby': descriptionId })}
            >
              <div css={styles.grabber} aria-hidden />
              <div css={styles.header} data-scrolled={isScrolled ? '' : undefined}>
                <div css={styles.headerWords}>
                  {wrapText(header) ?? (
                    <Heading slot="title" css={styles.title}>
                      {title}
                    </Heading>
                  )}
                  {description && (
                    <p id={descriptionId} css={styles.description}>
                      {description}
                    </p>
                  )}
                </div>
                <div css={styles.headerActions}>
                  {wrapText(headerActions)}
                  <IconButton
                    icon="close"
                    iconSize={20}
                    size={isPhone ? 'lg' : 'md'}
                    label={t('action.close')}
                    disabled={!isDismissable}
                    onClick={onClose}
                  />
                </div>
              </div>
              {children && (
                <div
                  css={[styles.body, hasFooter && styles.bodyAboveFooter]}
                  onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
                >
                  {wrapText(children)}
                  <div ref={endRef} />
                </div>
              )}
              {hasFooter && (
                <div
                  css={[styles.footer, !children && styles.footerAlone]}
                  data-more={hasMore ? '' : undefined}
                >
                  {footerNote && <div css={styles.footerNote}>{footerNote}</div>}
                  {wrapText(footer)}
                </div>
              )}
            </Dialog>
          </FloatingLayerContext>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
};
