import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { DESIGNS, resolveDesignId, type Design } from '@portal/shared/theme';

/** The properties of the domain's design. */
export const useDesign = (): Design => DESIGNS[resolveDesignId(useAtomValue(siteMetadataAtom)?.design_id)];
