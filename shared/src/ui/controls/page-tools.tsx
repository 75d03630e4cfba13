import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { wrapText } from '../../i18n/index.ts';

/** The element beside the page's heading; null where the design has the heading elsewhere. */
export const PageToolsSlot = createContext<HTMLElement | null>(null);

/** Props of `PageTools`. */
export type PageToolsProps = { children: ReactNode };

/** The filters of a page: beside its heading in designs with the heading above the page, else in their own place. */
export const PageTools = ({ children }: PageToolsProps): ReactNode => {
  const slot = useContext(PageToolsSlot);
  return slot ? createPortal(wrapText(children), slot) : wrapText(children);
};
