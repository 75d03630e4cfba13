import { createContext } from 'react';
import type { RowSelection } from './use-row-selection.ts';

/** The selection of the row that a `RowCard` shows; undefined in a list without one. */
export const CardSelection = createContext<(RowSelection & { id: string }) | undefined>(undefined);
