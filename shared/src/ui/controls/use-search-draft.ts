import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is being typed into a search box, before it becomes the search: passed on once typing rests, and never while an
 * input method is composing. A value that changes from outside replaces the draft.
 */
export const useSearchDraft = (value: string, onChange: (value: string) => void, delay: number) => {
  const [known, setKnown] = useState(value);
  const [draft, setDraft] = useState(value);
  const [isComposing, setComposing] = useState(false);

  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }

  const passOn = useEffectEvent((next: string) => {
    if (next === value) return;
    setKnown(next);
    onChange(next);
  });

  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => passOn(draft), delay);
    return () => clearTimeout(timer);
  }, [draft, isComposing, delay]);

  return {
    draft,
    setDraft,
    setComposing,
    /** Passes a text on at once, e.g. at Enter or when the box is cleared. */
    commit: (next: string) => {
      setDraft(next);
      if (next === value) return;
      setKnown(next);
      onChange(next);
    },
  };
};
