import { createContext } from 'react';
import { token } from '../../theme/index.ts';

/** The layer of menus and tooltips here: above the page or, inside a modal, above that. */
export const FloatingLayerContext = createContext<number>(token.layer.menu);
