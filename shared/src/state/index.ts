export { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export type { Atom, PrimitiveAtom, WritableAtom } from 'jotai';
export { isOverlayVisibleAtom, isSpinnerVisibleAtom, startOverlayAtom, startSpinnerAtom } from './busy.ts';
export type { BusyKind } from './busy.ts';
export {
  COLOR_SCHEMES,
  colorSchemeAtom,
  currencyAtom,
  domainAtom,
  languageAtom,
  normaliseColorScheme,
} from './config.ts';
export type { ColorScheme, Config } from './config.ts';
export { discardFormDrafts, saveFormDrafts, useFormDraft } from './form-drafts.ts';
export type { FormDraftOptions } from './form-drafts.ts';
export { membersQuery, useMemberName, useMemberSearch } from './members.ts';
export type { MemberSearch } from './members.ts';
export { newNoticesAtom } from './new-notices.ts';
export { PASSWORD_LENGTHS, partnerTermsQuery, usePasswordLengths } from './partner-terms.ts';
export type { PartnerTerms, PasswordLengths } from './partner-terms.ts';
export {
  closePlayerAtom,
  playedTrackAtom,
  playerAtom,
  playTrackAtom,
  setPlayingAtom,
  skipTrackAtom,
  useTrackPlayer,
} from './player.ts';
export type { PlayableTrack, Player } from './player.ts';
export { PortalProvider, createPortalStore } from './portal-store.tsx';
export type { PortalProviderProps, PortalStoreOptions, PortalStore } from './portal-store.tsx';
export {
  designBreakpointAtom,
  isScrolledAtom,
  screenClassAtom,
  getScreenClass,
  screenWidthAtom,
  textScaleAtom,
  watchScreen,
} from './screen.ts';
export type { ScreenClass } from './screen.ts';
export { isSignedInAtom, canManageMembersAtom, roleAtom, sessionAtom } from './session.ts';
export type { Role, Session } from './session.ts';
export { isConsoleAtom, isPlaylistSiteAtom, siteMetadataAtom } from './site.ts';
export type { SiteMetadata } from './site.ts';
export {
  dismissSnackbarAtom,
  suppressErrorsAtom,
  showSnackbarAtom,
  snackbarsAtom,
  useSnackbar,
  useSnackbars,
} from './snackbars.ts';
export type { Snackbar, SnackbarInput, SnackbarType } from './snackbars.ts';
export { subAccountsAtom, subAccountsFailureAtom, subAccountsLoadingAtom } from './sub-accounts.ts';
export type { SubAccount } from './sub-accounts.ts';
export { reportEvent, startTelemetry } from './telemetry.ts';
export type { SendTelemetry, TelemetryEvent } from './telemetry.ts';
export { readStoredToken } from './stored-token.ts';
export { tokenAtom } from './token.ts';
export {
  UnsavedWorkContext,
  clearUnsavedWork,
  hasUnsavedWork,
  registerUnsavedWork,
  useUnsavedWork,
} from './unsaved-work.ts';
export type { UnsavedWorkPlace } from './unsaved-work.ts';
