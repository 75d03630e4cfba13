import { readThemeOverrides } from '@portal/shared/routing';
import { designBreakpointAtom, screenClassAtom, watchScreen, type PortalStore } from '@portal/shared/state';
import type { SiteMetadata } from '@portal/shared/state';
import { DESIGN_IDS, DESIGNS, resolveDesignId, type DesignId } from '@portal/shared/theme';

/** The look of the page: the domain's, changed by what the address asks for. */
export const chooseLook = (metadata: SiteMetadata | null, search: string) => {
  const overrides = readThemeOverrides(search, DESIGN_IDS);
  return {
    design: overrides.designId ?? resolveDesignId(metadata?.design_id),
    primary: overrides.colorPrimary ?? metadata?.color_primary,
    dim: overrides.colorPrimaryDim ?? metadata?.color_primary_dim,
    isOverridden: Object.keys(overrides).length > 0,
  };
};

/** Follows the width of the window with the classes and attributes that styles ask for. */
export const watchLook = (store: PortalStore, design: DesignId, signal: AbortSignal): void => {
  store.set(designBreakpointAtom, DESIGNS[design].breakpoint);
  const writeScreen = () => {
    document.documentElement.dataset['screen'] = store.get(screenClassAtom);
  };
  const stop = store.sub(screenClassAtom, writeScreen);
  signal.addEventListener('abort', stop);
  watchScreen(store, signal);
  writeScreen();
};

/** Puts an overridden look over the style sheet the page came with, by CSSOM: nothing of the address becomes markup. */
export const overrideLook = async ({
  design,
  primary,
  dim,
}: ReturnType<typeof chooseLook>): Promise<void> => {
  if (!primary) return;
  const { themeStyleSheet } = await import('@portal/shared/theme/style-sheet');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeStyleSheet({ design_id: design, color_primary: primary, color_primary_dim: dim }));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
