import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { useEffect } from 'react';
import { preloadAtRest } from '../browser/preload-at-rest.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { RemoteBackgrounds } from '../remotes/remote-backgrounds.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { saveLastGood } from '../start/save-last-good.ts';
import { isFromLastGoodAtom } from '../start/last-good.ts';
import { useReloadForNewRelease } from '../start/reload-for-release.ts';
import { pollRelease } from '../start/poll-release.ts';

/**
 * Tasks of every signed-in page that draw nothing of its layout: release polling, the last-good cache, preloading, the
 * command palette, the background parts of remotes.
 */
export function BackgroundTasks() {
  const { store, set } = usePortal();
  useReloadForNewRelease();
  useEffect(() => {
    const lifetime = new AbortController();
    pollRelease(store, set.id, lifetime.signal);
    return () => lifetime.abort();
  }, [store, set.id]);
  useEffect(preloadAtRest, []);
  const metadata = useAtomValue(siteMetadataAtom);
  const isFromMemory = useAtomValue(isFromLastGoodAtom);
  useEffect(() => {
    if (metadata && !isFromMemory) saveLastGood({ set, metadata });
  }, [set, metadata, isFromMemory]);
  return (
    <>
      <PaletteHost />
      <RemoteBackgrounds />
    </>
  );
}
