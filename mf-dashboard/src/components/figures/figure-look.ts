import { screenClassAtom, siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { resolveDesignId, DESIGNS } from '@portal/shared/theme';

/** How the cards of a design stand: apart, or joined into the tabs of the chart below them. */
export type FigureLook = 'card' | 'strip' | 'plain';

/** Where there is no room for all in a row, the key figures stand apart in every design. */
export const useFigureLook = (): FigureLook => {
  const isLaptop = useAtomValue(screenClassAtom) === 'laptop';
  const design = resolveDesignId(useAtomValue(siteMetadataAtom)?.design_id);
  if (!isLaptop || DESIGNS[design].kpi === 'cards') return 'card';
  return design === 'mcn-4' ? 'plain' : 'strip';
};
