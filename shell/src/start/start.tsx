import { startI18n } from '@portal/shared/i18n';
import type { ReleaseSet } from '@portal/shared/release';
import { stripActionFlags } from '@portal/shared/routing';
import {
  languageAtom,
  sessionAtom,
  showSnackbarAtom,
  siteMetadataAtom,
  tokenAtom,
  type SiteMetadata,
} from '@portal/shared/state';
import { uiTexts } from '@portal/shared/ui/texts';
import { createRoot } from 'react-dom/client';
import { PortalApp } from '../app/portal-app.tsx';
import { StyleRoot } from '../app/style-root.tsx';
import { attachFonts, attachFontsAfterContent } from '../look/attach-fonts.ts';
import { chooseLook, overrideLook, watchLook } from '../look/apply-look.ts';
import { createPortal, type Portal } from '../portal/create-portal.ts';
import { publishIntegrity } from '../remotes/release-files.ts';
import { loadSignedIn } from '../routing/signed-in.ts';
import { externalCodeAtom, takeExternalCode } from '../session/external-code.ts';
import { shellTexts } from '../texts.ts';
import { startChoices } from './choices.ts';
import { isFromMemoryAtom, lastGoodMetadata, lastGoodSet } from './last-good.ts';
import { fetchMetadata, MetadataError, readMetadata } from './metadata.ts';
import { readReleaseSet } from './release-set.ts';
import { resumeSession } from './resume-session.ts';

type FoundSet = { set: ReleaseSet; isSetFromMemory: boolean };

/** The release set comes with the page; a page that lost it on its way starts with that of the visit before. */
const findReleaseSet = (): FoundSet => {
  try {
    return { set: readReleaseSet(), isSetFromMemory: false };
  } catch (error) {
    const set = lastGoodSet();
    if (!set) throw error;
    return { set, isSetFromMemory: true };
  }
};

type FoundMetadata = { metadata: SiteMetadata | null; error?: MetadataError };

/**
 * The metadata come with the page; the call is for a page that lost them on its way, and the memory for a server that
 * cannot answer it either.
 */
const findMetadata = async (domain: string): Promise<FoundMetadata> => {
  const inlined = readMetadata(domain);
  if (inlined) return { metadata: inlined };
  try {
    return { metadata: await fetchMetadata(domain, startChoices(domain, null).language) };
  } catch (error) {
    // fetchMetadata rejects with nothing else.
    return { metadata: lastGoodMetadata(domain) ?? null, error: error as MetadataError };
  }
};

/** Modals live in the address while they are open; a fresh visit starts with all of them closed. */
const closeModals = () => {
  const { pathname, search, hash } = location;
  const stripped = stripActionFlags(search);
  if (stripped !== search) history.replaceState(null, '', pathname + stripped + hash);
};

/** The words of the domain come in one language; another one is asked for anew. */
const followLanguage = ({ set, store }: Portal) => {
  store.sub(languageAtom, () => {
    const language = store.get(languageAtom);
    attachFonts(set.shell, language);
    fetchMetadata(set.domain, language).then(
      (metadata) => store.set(siteMetadataAtom, metadata),
      // The old words are still true, only in another language.
      () => undefined,
    );
  });
};

/** Never aborted: the page lives as long as the document. */
const documentLifetime = new AbortController().signal;

/** From the first line of code to the first page. */
export const start = async (root: HTMLElement, signal: AbortSignal = documentLifetime): Promise<void> => {
  const { set, isSetFromMemory } = findReleaseSet();
  publishIntegrity(set);
  closeModals();
  const externalCode = takeExternalCode();

  const { metadata, error } = await findMetadata(set.domain);
  const choices = startChoices(set.domain, metadata);
  const look = chooseLook(metadata, location.search);
  startI18n(choices.language);
  document.documentElement.lang = choices.language;

  const portal = createPortal({ set, design: look.design, start: { ...choices, metadata }, signal });
  portal.store.set(isFromMemoryAtom, isSetFromMemory || (error !== undefined && metadata !== null));
  portal.store.set(externalCodeAtom, externalCode);
  watchLook(portal.store, look.design, signal);

  await Promise.all([
    shellTexts.load(),
    uiTexts.load(),
    // Whoever brings a code comes for the session it opens, not for one of an earlier visit.
    externalCode === undefined && resumeSession(portal, root),
    // Whoever comes with a session comes for a page behind it. Should it fail, the page asks again and says so.
    portal.store.get(tokenAtom) !== null && loadSignedIn().catch(() => undefined),
    look.isOverridden && overrideLook(look),
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
  // Fonts may not hold up the first picture: the page is readable without them.
  const addFonts = portal.store.get(sessionAtom) ? attachFontsAfterContent : attachFonts;
  requestAnimationFrame(() => void addFonts(set.shell, choices.language));
  followLanguage(portal);
};
