import { currentLanguage } from '@portal/shared/i18n';
import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { useEffect } from 'react';
import { fitTablesToPaper } from '../browser/fit-tables-to-paper.ts';
import { preloadAtRest } from '../browser/preload-at-rest.ts';
import { watchServer } from '../connection/watch-server.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { RemoteBackgrounds } from '../remotes/remote-backgrounds.tsx';
import { LeaveGuard } from '../routing/leave-guard.tsx';
import { useRestoredModal } from '../routing/use-restored-modal.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { getQueryClient } from '../query-cache/query-provider.tsx';
import { fetchMetadata } from '../release/metadata.ts';
import { saveLastGood } from '../release/save-last-good.ts';
import { isFromLastGoodAtom } from '../release/last-good.ts';
import { useReloadForNewRelease } from '../release/reload-for-release.ts';
import { pollRelease } from '../release/poll-release.ts';

/**
 * Tasks of every signed-in page that draw nothing of its layout: release polling, probes of a lost server, the last-good
 * cache, preloading, tables on paper, what protects unsaved work, the command palette, the background parts of remotes.
 */
export function BackgroundTasks() {
  useRestoredModal();
  const portal = usePortal();
  const { store, set } = portal;
  useReloadForNewRelease();
  useEffect(() => {
    const lifetime = new AbortController();
    pollRelease(store, set.id, lifetime.signal);
    return () => lifetime.abort();
  }, [store, set.id]);
  useEffect(() => {
    const lifetime = new AbortController();
    // The metadata are cached by the server, and prove that it and its database respond.
    const probe = () => fetchMetadata(set.domain, currentLanguage());
    watchServer({ store, client: getQueryClient(portal), probe, signal: lifetime.signal });
    return () => lifetime.abort();
  }, [portal, store, set.domain]);
  useEffect(preloadAtRest, []);
  useEffect(fitTablesToPaper, []);
  const metadata = useAtomValue(siteMetadataAtom);
  const isFromMemory = useAtomValue(isFromLastGoodAtom);
  useEffect(() => {
    if (metadata && !isFromMemory) saveLastGood({ set, metadata });
  }, [set, metadata, isFromMemory]);
  return (
    <>
      <LeaveGuard />
      <PaletteHost />
      <RemoteBackgrounds />
    </>
  );
}
