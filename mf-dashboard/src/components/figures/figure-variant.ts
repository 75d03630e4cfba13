import { screenClassAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { resolveDesignId, DESIGNS } from '@portal/shared/theme';

/** The style of a design's figure cards: separate cards, or joined tabs of the chart below. */
export type FigureVariant = 'card' | 'strip' | 'plain';

/** On screens narrower than a laptop, figure cards are separate in every design. */
export const useFigureVariant = (): FigureVariant => {
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const design = resolveDesignId(useAtomValue(siteMetadataAtom)?.design_id);
  if (!isLaptop || DESIGNS[design].kpi === 'cards') return 'card';
  return design === 'mcn-4' ? 'plain' : 'strip';
};
