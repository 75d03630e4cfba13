import { readThemeOverrides } from '@portal/shared/routing';
import { designBreakpointAtom, screenClassAtom, watchScreen, type PortalStore } from '@portal/shared/state';
import type { SiteMetadata } from '@portal/shared/state';
import { DESIGN_IDS, resolveDesignId, type Design } from '@portal/shared/theme';

/** The theme of the page: the domain's, with the theme overrides of the address. */
export const resolveTheme = (metadata: SiteMetadata | null, search: string) => {
  const overrides = readThemeOverrides(search, DESIGN_IDS);
  return {
    design: overrides.designId ?? resolveDesignId(metadata?.design_id),
    primary: overrides.colorPrimary ?? metadata?.color_primary,
    dim: overrides.colorPrimaryDim ?? metadata?.color_primary_dim,
    isOverridden: Object.keys(overrides).length > 0,
  };
};

/** Keeps the screen class of the store and `data-screen`, which styles select on, in step with the window's width. */
export const trackScreenClass = (store: PortalStore, design: Design, signal: AbortSignal): void => {
  store.set(designBreakpointAtom, design.breakpoint);
  const writeScreen = () => {
    document.documentElement.dataset['screen'] = store.get(screenClassAtom);
  };
  const stop = store.sub(screenClassAtom, writeScreen);
  signal.addEventListener('abort', stop);
  watchScreen(store, signal);
  writeScreen();
};

/** Adds an overridden theme after the page's style sheet, through CSSOM, so that no text of the address becomes markup. */
export const applyThemeOverride = async ({
  design,
  primary,
  dim,
}: ReturnType<typeof resolveTheme>): Promise<void> => {
  if (!primary) return;
  const { themeStyleSheet } = await import('@portal/shared/theme/style-sheet');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeStyleSheet({ design_id: design, color_primary: primary, color_primary_dim: dim }));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
