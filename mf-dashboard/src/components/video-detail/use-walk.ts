import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { ListedVideo } from './video-detail.tsx';

/** Things that use Up and Down themselves. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [role="menu"], [role="listbox"], [role="region"]';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export type Walk = {
  videos: readonly ListedVideo[];
  /** The video that is shown; undefined while none is. */
  id: string | undefined;
  onWalk: (id: string) => void;
  /** What the modal holds. */
  content: RefObject<HTMLElement | null>;
};

/** What stands before and after a video in its list, and the arrow keys that go there. */
export const useWalk = ({ videos, id, onWalk, content }: Walk) => {
  const index = videos.findIndex((video) => video.id === id);
  const previous = index > 0 ? videos[index - 1] : undefined;
  const next = index === -1 ? undefined : videos[index + 1];

  useEffect(() => {
    if (id === undefined) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const wanted = key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : undefined;
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!wanted || isModified || event.defaultPrevented) return;
      if (target instanceof Element) {
        const dialog = target.closest(DIALOG);
        // A question on top of the detail is answered first.
        if (target.closest(OWN_KEYS) || (dialog && !dialog.contains(content.current))) return;
      }
      event.preventDefault();
      onWalk(wanted.id);
    };
    // The modal's panel belongs to the design system, and whatever in it has the focus may be gone after a step.
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [id, previous, next, onWalk, content]);

  return { previous, next, position: index + 1 };
};
