import type { ReactNode } from 'react';

/** Props of `Modal`. */
export type ModalProps = {
  isOpen: boolean;
  /** Called on Escape, the close button, a click outside and a swipe down, once unsaved work may be discarded. */
  onClose: () => void;
  /** The heading; with `header`, only the accessible name. */
  title: string;
  description?: ReactNode;
  /** Replaces the heading, e.g. by image, title and details of a video. */
  header?: ReactNode;
  /** Buttons left of the close button. */
  headerActions?: ReactNode;
  /** 440, 640 or 1088 pixels wide. @default 'form' */
  size?: 'confirm' | 'form' | 'detail';
  /**
   * Buttons, the primary one last; use `size="lg"`, since a sheet shows them as two equal 52 px buttons. A function gets
   * what a button that cancels calls: it closes the modal, and asks first if it has unsaved work.
   */
  footer?: ReactNode | ((cancel: () => void) => ReactNode);
  /**
   * Whether closing asks first, for content that is not in a `Form`, which registers itself. @default false
   */
  hasUnsavedWork?: boolean;
  /** Left of the buttons. */
  footerNote?: ReactNode;
  /** Whether the user can close it; off while an action runs that must not be interrupted. @default true */
  isDismissable?: boolean;
  /** ARIA role. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};
