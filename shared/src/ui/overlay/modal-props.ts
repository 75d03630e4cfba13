import type { ReactNode } from 'react';

/** Props of `Modal`. */
export type ModalProps = {
  isOpen: boolean;
  /** Called on Escape, the close button, a click outside and a swipe down. */
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
  /** Buttons, the primary one last; use `size="lg"`, since a sheet shows them as two equal 52 px buttons. */
  footer?: ReactNode;
  /** Left of the buttons. */
  footerNote?: ReactNode;
  /** Whether the user can close it; off while an action runs that must not be interrupted. @default true */
  isDismissable?: boolean;
  /** ARIA role. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};
