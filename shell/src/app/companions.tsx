import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import { useEffect } from 'react';
import { PaletteHost } from '../palette/palette-host.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { keepLastGood } from '../start/keep-last-good.ts';
import { isFromMemoryAtom } from '../start/last-good.ts';
import { useNewRelease } from '../start/take-release.ts';
import { watchRelease } from '../start/watch-release.ts';

/** What goes along with every page behind the sign-in without being a part of its frame. */
export function Companions() {
  const { store, set } = usePortal();
  useNewRelease();
  useEffect(() => {
    const lifetime = new AbortController();
    watchRelease(store, set.id, lifetime.signal);
    return () => lifetime.abort();
  }, [store, set.id]);
  const metadata = useAtomValue(siteMetadataAtom);
  const isFromMemory = useAtomValue(isFromMemoryAtom);
  useEffect(() => {
    if (metadata && !isFromMemory) keepLastGood({ set, metadata });
  }, [set, metadata, isFromMemory]);
  return <PaletteHost />;
}
