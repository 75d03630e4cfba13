import type { ReactNode } from 'react';

/** Props of `Modal`. */
export type ModalProps = {
  isOpen: boolean;
  /** Called at Escape, at the close button, at a press beside it and when it is swiped away. */
  onClose: () => void;
  /** The heading; with `header` it only names the dialog. */
  title: string;
  description?: ReactNode;
  /** In place of the heading, e.g. picture, title and facts of a video. */
  header?: ReactNode;
  /** Buttons left of the close button. */
  headerActions?: ReactNode;
  /** 440, 640 or 1088 pixels wide. @default 'form' */
  size?: 'confirm' | 'form' | 'detail';
  /** Buttons, the main one last. They turn into two equal 52 px buttons in a sheet: give them `size="lg"`. */
  footer?: ReactNode;
  /** Left of the buttons. */
  footerNote?: ReactNode;
  /** Off while an action runs that must not be walked away from. @default true */
  isDismissable?: boolean;
  /** How a screen reader introduces it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};
