import { screenClassAtom, useAtomValue } from '@portal/shared/state';
import type { Design } from '@portal/shared/theme';
import { useDesign } from '../use-design.ts';

/** The style of a design's figure cards: separate cards, or joined tabs of the chart below. */
export type FigureVariant = Design['figures'];

/** On screens narrower than a laptop, figure cards are separate in every design. */
export const useFigureVariant = (): FigureVariant => {
  const { figures } = useDesign();
  return useAtomValue(screenClassAtom) === 'laptop' ? figures : 'card';
};
