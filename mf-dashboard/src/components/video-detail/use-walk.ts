import { useEffect } from 'react';
import type { RefObject } from 'react';
import { PAGE_SIZE } from '../list/list-table.tsx';
import { useSteps } from './use-steps.ts';
import type { Steps } from './use-steps.ts';

/** Things that use Up and Down themselves. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [role="menu"], [role="listbox"], [role="region"]';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export type Walk = Steps & {
  /** What the modal holds. */
  content: RefObject<HTMLElement | null>;
};

/** Whether there is a video before and after one in its list, where it stands, and the arrow keys that go on from it. */
export const useWalk = ({ content, ...steps }: Walk) => {
  const { list, id } = steps;
  const index = list.videos.findIndex((video) => video.id === id);
  const position = index === -1 ? 0 : list.page * PAGE_SIZE + index + 1;
  const hasPrevious = position > 1;
  const hasNext = position > 0 && position < list.total;
  const onStep = useSteps({ ...steps, index, hasPrevious, hasNext });

  useEffect(() => {
    if (id === undefined) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const step = key === 'ArrowUp' && hasPrevious ? -1 : key === 'ArrowDown' && hasNext ? 1 : undefined;
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!step || isModified || event.defaultPrevented) return;
      if (target instanceof Element) {
        const dialog = target.closest(DIALOG);
        // A question on top of the detail is answered first.
        if (target.closest(OWN_KEYS) || (dialog && !dialog.contains(content.current))) return;
      }
      event.preventDefault();
      onStep(step);
    };
    // The modal's panel belongs to the design system, and whatever in it has the focus may be gone after a step.
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [id, hasPrevious, hasNext, onStep, content]);

  return { hasPrevious, hasNext, position, onStep };
};
