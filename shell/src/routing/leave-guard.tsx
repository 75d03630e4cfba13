import { ACTION_FLAGS, useLocation } from '@portal/shared/routing';
import {
  atom,
  clearUnsavedWork,
  hasUnsavedWork,
  useAtom,
  useSetAtom,
  type UnsavedWorkPlace,
} from '@portal/shared/state';
import { lazyComponent, usePreloadAtRest } from '@portal/shared/ui/feedback';
import { FailedModal, loadDiscardQuestion } from '@portal/shared/ui/overlay';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { handlePopStateFirst } from './popstate.ts';
import { isInModal } from './use-restored-modal.ts';

const DiscardQuestion = lazyComponent(
  loadDiscardQuestion,
  // Where the code of the question is missing, nothing is discarded.
  ({ onKeep, isOpen, error, retry, isRetrying }) => (
    <FailedModal {...{ isOpen, error, retry, isRetrying }} onClose={onKeep} title={document.title} />
  ),
);

type Address = { pathname: string; search: string };

/** A navigation that waits for the answer, and the places whose work it would discard. */
type PendingLeave = { go: () => void; isLost: (place: UnsavedWorkPlace) => boolean };

const pendingLeaveAtom = atom<PendingLeave | undefined>(undefined);

const isEverywhere = () => true;

/** The places whose work a navigation discards: those of the page with its path, of modals with their action flag. */
const findLost = (from: Address, to: Address): PendingLeave['isLost'] | undefined => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const closesModal = ACTION_FLAGS.some((flag) => before.has(flag) && before.get(flag) !== after.get(flag));
  const isLost = from.pathname !== to.pathname ? isEverywhere : closesModal ? isInModal : undefined;
  return isLost && hasUnsavedWork(isLost) ? isLost : undefined;
};

/** Returns a function that navigates, and asks first if unsaved work would be lost. */
export const useAskBeforeLeaving = (): ((to: string, go: () => void) => void) => {
  const setPending = useSetAtom(pendingLeaveAtom);
  return useCallback(
    (to, go) => {
      const isLost = findLost(window.location, new URL(to, window.location.href));
      if (isLost) setPending({ go, isLost });
      else go();
    },
    [setPending],
  );
};

/** The link of a click that navigates in this tab and within the portal. */
const findLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn =
    link?.origin === window.location.origin && link.target === '' && !link.hasAttribute('download');
  return isPlain && link && isOwn ? link : undefined;
};

/** The position of a history entry, which the router stores in its state. */
const readIndex = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/** Asks before Back, Forward or a link leaves a page or modal with unsaved work. */
export function LeaveGuard() {
  const location = useLocation();
  const [pending, setPending] = useAtom(pendingLeaveAtom);
  const current = useRef<{ address: Address; index: number | undefined }>(undefined);
  const isReturning = useRef(false);
  const isModalClosing = useRef(false);

  useLayoutEffect(() => {
    current.current = { address: location, index: readIndex(window.history.state) };
  }, [location]);

  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const index = readIndex(event.state);
    const { address, index: here } = current.current ?? {};
    const closesItself = isModalClosing.current;
    isModalClosing.current = false;
    if (closesItself || index === undefined || here === undefined || address === undefined) return;
    if (index === here) {
      // The router has not noticed that the history moved, nor that it is back.
      if (isReturning.current) event.stopImmediatePropagation();
      isReturning.current = false;
      return;
    }
    const isLost = findLost(address, window.location);
    if (!isLost) return;
    event.stopImmediatePropagation();
    isReturning.current = true;
    window.history.go(here - index);
    setPending({ go: () => window.history.go(index - here), isLost });
  });
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = findLink(event);
    const isLost = link && findLost(window.location, link);
    if (!link || !isLost) return;
    event.preventDefault();
    event.stopPropagation();
    setPending({ go: () => link.click(), isLost });
  });
  useLayoutEffect(() => {
    handlePopStateFirst((event) => handlePopState(event));
    const lifetime = new AbortController();
    window.addEventListener('modalclose', () => (isModalClosing.current = true), { signal: lifetime.signal });
    document.addEventListener('click', (event) => handleClick(event), {
      capture: true,
      signal: lifetime.signal,
    });
    return () => {
      handlePopStateFirst(undefined);
      lifetime.abort();
    };
  }, []);

  usePreloadAtRest(DiscardQuestion.preload);
  const [wasAsked, setWasAsked] = useState(false);
  if (pending && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <DiscardQuestion
      isOpen={pending !== undefined}
      onKeep={() => setPending(undefined)}
      onDiscard={() => {
        setPending(undefined);
        if (!pending) return;
        clearUnsavedWork(pending.isLost);
        pending.go();
      }}
    />
  );
}
