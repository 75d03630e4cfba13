import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { PAGE_SIZE } from '../list/page-size.ts';
import { useNavigateToNeighbour } from './use-navigate-to-neighbour.ts';
import type { VideoNavigation } from './use-navigate-to-neighbour.ts';

/** Controls that handle arrow keys themselves. */
const ARROW_KEY_CONTROLS =
  'input, textarea, select, [role="slider"], [role="menu"], [role="listbox"], [role="region"]';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export type KeyboardNavigation = VideoNavigation & {
  /** The modal's content element. */
  content: RefObject<HTMLElement | null>;
};

/** The position of a video in its list, and navigation to its neighbours by buttons and arrow keys. */
export const useVideoNavigation = ({ content, ...navigation }: KeyboardNavigation) => {
  const { list, id } = navigation;
  const index = list.videos.findIndex((video) => video.id === id);
  const position = index === -1 ? 0 : list.page * PAGE_SIZE + index + 1;
  const hasPrevious = position > 1;
  const hasNext = position > 0 && position < list.total;
  const { neighbours, onStep } = useNavigateToNeighbour({ ...navigation, index, hasPrevious, hasNext });

  // Before paint, so that no key is lost on a video one sees.
  useLayoutEffect(() => {
    if (id === undefined) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const step = key === 'ArrowUp' && hasPrevious ? -1 : key === 'ArrowDown' && hasNext ? 1 : undefined;
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!step || isModified || event.defaultPrevented) return;
      if (target instanceof Element) {
        const dialog = target.closest(DIALOG);
        // A dialog on top of the modal handles its own keys.
        if (target.closest(ARROW_KEY_CONTROLS) || (dialog && !dialog.contains(content.current))) return;
      }
      event.preventDefault();
      onStep(step);
    };
    // On the document, because the modal's element belongs to the design system and the focused element may be gone
    // after navigating.
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [id, hasPrevious, hasNext, onStep, content]);

  return { hasPrevious, hasNext, position, neighbours, onStep };
};
