import { initI18n, loadAllTexts } from '@portal/shared/i18n';
import type { ReleaseSet } from '@portal/shared/release';
import {
  designBreakpointAtom,
  screenWidthAtom,
  sessionAtom,
  tokenAtom,
  type PortalStore,
  type Session,
  type SiteMetadata,
} from '@portal/shared/state';
import { fakeApi, siteMetadata } from '@portal/shared/testing';
import { DESIGNS, resolveDesignId } from '@portal/shared/theme';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { PortalApp } from '../app/portal-app.tsx';
import { createPortal, type Portal } from '../portal/create-portal.ts';
import type { LoadRemote } from '../portal/load-remote.ts';
import { loadSignedInChunk } from '../pages/signed-in.ts';

export type ShellSetup = {
  at: string;
  set: ReleaseSet;
  session?: Session;
  metadata?: SiteMetadata;
  width?: number;
  /** @default remotes with empty pages */
  load?: LoadRemote;
  reload?: () => void;
  /** Sets up fake responses besides those of the calls that every page makes. */
  fakeResponses?: () => void;
  /** Sets store values that the start-up would set. */
  prepare?: (store: PortalStore) => void;
};

let lifetime = new AbortController();
afterEach(() => {
  lifetime.abort();
  lifetime = new AbortController();
});

export type RenderedShell = {
  portal: Portal;
  user: UserEvent;
  /** Path and query of the current address. */
  address: () => string;
};

/** Remotes whose pages are empty. */
const loadEmptyPages: LoadRemote = async (_, { build }) => ({
  activate: async () => ({
    routes: Object.fromEntries(
      build.descriptor.routes.map(({ id }) => [id, async () => ({ Page: () => null })]),
    ),
  }),
});

/** Lets the server respond to the probes of `watchServer` only once `isBack` resolves. */
export const fakeProbe = (isBack: Promise<void>) =>
  fakeApi.get('/v2/mcn/meta', async () => {
    await isBack;
    return { metadata: siteMetadata() };
  });

/** Renders the whole page in Korean, in its state after start-up. */
export const renderShell = async ({
  at,
  set,
  session,
  metadata,
  width = 1440,
  load = loadEmptyPages,
  reload,
  fakeResponses,
  prepare,
}: ShellSetup): Promise<RenderedShell> => {
  const site = metadata ?? siteMetadata();
  window.history.replaceState(null, '', at);
  initI18n('ko', (_, namespace, key) => {
    throw new Error(`No text for ${namespace}:${key}`);
  });
  await Promise.all([loadAllTexts(), loadSignedInChunk()]);
  fakeApi.post('/telemetry/event', {});
  fakeApi.get('/v2/mcn/meta', { metadata: site });
  fakeApi.get('/notice/list', { items: [], total: 0, page: 0, size: 20, new_count: 0 });
  fakeResponses?.();
  const design = DESIGNS[resolveDesignId(site.design_id)];
  const portal = createPortal({
    set,
    design,
    start: {
      domain: set.domain,
      language: 'ko',
      currency: 'KRW',
      colorScheme: 'system',
      metadata: site,
    },
    signal: lifetime.signal,
    load,
    ...(reload && { reload }),
  });
  portal.store.set(designBreakpointAtom, design.breakpoint);
  portal.store.set(screenWidthAtom, width);
  if (session) {
    portal.store.set(tokenAtom, 'test-token');
    portal.store.set(sessionAtom, session);
  }
  prepare?.(portal.store);
  await act(async () => render(<PortalApp portal={portal} />, { onCaughtError: () => undefined }));
  return {
    portal,
    user: userEvent.setup(),
    address: () => location.pathname + location.search,
  };
};
