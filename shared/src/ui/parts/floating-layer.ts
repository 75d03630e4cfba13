import { createContext } from 'react';
import { token } from '../../theme/index.ts';

/** The z-index of menus and tooltips: above the page or, inside a modal, above the modal. */
export const FloatingLayerContext = createContext<number>(token.layer.menu);
