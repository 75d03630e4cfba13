import { initI18n } from '@portal/shared/i18n';
import type { ReleaseSet } from '@portal/shared/release';
import { stripActionFlags } from '@portal/shared/routing';
import {
  languageAtom,
  showSnackbarAtom,
  siteMetadataAtom,
  tokenAtom,
  type SiteMetadata,
} from '@portal/shared/state';
import { DESIGNS } from '@portal/shared/theme';
import { uiTexts } from '@portal/shared/ui/texts';
import { createRoot } from 'react-dom/client';
import { PortalApp } from '../app/portal-app.tsx';
import { StyleRoot } from '../app/style-root.tsx';
import { chooseFonts } from '../theme/choose-fonts.ts';
import { resolveTheme, applyThemeOverride, trackScreenClass } from '../theme/apply-theme.ts';
import { createPortal, type Portal } from '../portal/create-portal.ts';
import { loadRemoteModule } from '../remotes/load.ts';
import { publishIntegrity } from '../release/release-files.ts';
import { loadSignedInChunk, preloadSignedInParts } from '../pages/signed-in.ts';
import { externalCodeAtom, extractExternalCode } from '../session/external-code.ts';
import { shellTexts } from '../texts.ts';
import { resolvePreferences } from './resolve-preferences.ts';
import { isFromLastGoodAtom, readLastGoodMetadata, readLastGoodSet } from '../release/last-good.ts';
import { fetchMetadata, MetadataError, readInlinedMetadata } from '../release/metadata.ts';
import { readInlinedReleaseSet } from '../release/release-set.ts';

type FoundSet = { set: ReleaseSet; isLastGoodSet: boolean };

/** The release set of the HTML; if it is missing there, the last good one. */
const findReleaseSet = (): FoundSet => {
  try {
    return { set: readInlinedReleaseSet(), isLastGoodSet: false };
  } catch (error) {
    const set = readLastGoodSet();
    if (!set) throw error;
    return { set, isLastGoodSet: true };
  }
};

type FoundMetadata = { metadata: SiteMetadata | null; error?: MetadataError };

/**
 * The metadata of the HTML; if they are missing there, those of the server; if that fails, the last good ones.
 */
const findMetadata = async (domain: string): Promise<FoundMetadata> => {
  const inlined = readInlinedMetadata(domain);
  if (inlined) return { metadata: inlined };
  try {
    return { metadata: await fetchMetadata(domain, resolvePreferences(domain, null).language) };
  } catch (error) {
    // `fetchMetadata` rejects only with a `MetadataError`.
    return { metadata: readLastGoodMetadata(domain) ?? null, error: error as MetadataError };
  }
};

/** Removes action flags from the address, so that a shared link opens no modal. */
const removeModalFlags = () => {
  const { pathname, search, hash } = location;
  const stripped = stripActionFlags(search);
  if (stripped !== search) history.replaceState(null, '', pathname + stripped + hash);
};

/** Resumes the session of the stored token; without the chunk for it, the first page shows why it is missing. */
const resumeSession = async (portal: Portal, root: HTMLElement) => {
  if (portal.store.get(tokenAtom) === null) return;
  const chunk = await loadSignedInChunk().catch(() => undefined);
  await (chunk ? chunk.resumeSession(portal, root) : portal.sessions.resume().catch(() => undefined));
};

/** Loads the metadata of the new language whenever the language changes. */
const reloadOnLanguageChange = ({ set, store }: Portal) => {
  store.sub(languageAtom, () => {
    const language = store.get(languageAtom);
    fetchMetadata(set.domain, language).then(
      (metadata) => store.set(siteMetadataAtom, metadata),
      // A failure keeps the metadata of the previous language.
      () => undefined,
    );
  });
};

/** Never aborted: the page lives until the document is unloaded. */
const documentLifetime = new AbortController().signal;

/** Starts the portal: release set, metadata, theme, texts and session, then the first render. */
export const start = async (root: HTMLElement, signal: AbortSignal = documentLifetime): Promise<void> => {
  const { set, isLastGoodSet: isSetFromMemory } = findReleaseSet();
  publishIntegrity(set);
  // In a chunk of its own: until it has arrived, chunks fail after a fixed time.
  void import('../remotes/watch-script.ts').then(
    ({ watchChunks }) => watchChunks(),
    () => undefined,
  );
  removeModalFlags();
  const externalCode = extractExternalCode();

  const { metadata, error } = await findMetadata(set.domain);
  const preferences = resolvePreferences(set.domain, metadata);
  const theme = resolveTheme(metadata, location.search);
  const design = DESIGNS[theme.design];
  initI18n(preferences.language);
  document.documentElement.lang = preferences.language;
  chooseFonts();

  const portal = createPortal({
    set,
    design,
    start: { ...preferences, metadata },
    load: loadRemoteModule,
    signal,
  });
  portal.store.set(isFromLastGoodAtom, isSetFromMemory || (error !== undefined && metadata !== null));
  portal.store.set(externalCodeAtom, externalCode);
  trackScreenClass(portal.store, design, signal);

  await Promise.all([
    shellTexts.load(),
    uiTexts.load(),
    // A one-time code opens a new session, so the stored one is not resumed.
    externalCode === undefined && resumeSession(portal, root),
    // With a token, the first page needs the signed-in chunk; the page retries a failed load and shows the error.
    portal.store.get(tokenAtom) !== null && preloadSignedInParts(),
    theme.isOverridden && applyThemeOverride(theme),
  ]);
  if (error) {
    const title = error.serverMessage || shellTexts.text('error.unreachable');
    portal.store.set(showSnackbarAtom, { type: 'error', title });
  }

  createRoot(root, { onCaughtError: () => undefined }).render(
    <StyleRoot>
      <PortalApp portal={portal} />
    </StyleRoot>,
  );
  reloadOnLanguageChange(portal);
};
