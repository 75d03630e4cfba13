import { languageAtom, sessionAtom, useAtomValue } from '@portal/shared/state';
import { useEffect } from 'react';
import { usePortal } from '../portal/portal-context.tsx';
import { attachFonts, attachLaterFonts } from './attach-fonts.ts';

/** Loads the web fonts of the page's language; those of names and titles, of which `/login` has none, once signed in. */
export function PageFonts() {
  const { shell } = usePortal().set;
  const language = useAtomValue(languageAtom);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  useEffect(() => {
    const lifetime = new AbortController();
    if (attachFonts(shell, language) && isSignedIn) void attachLaterFonts(shell, language, lifetime.signal);
    return () => lifetime.abort();
  }, [shell, language, isSignedIn]);
  return null;
}
