import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search box before it becomes its value: `onChange` is debounced by `delay` milliseconds and not called
 * during a composition. A value that the parent changes replaces the draft.
 */
export const useDebouncedDraft = (value: string, onChange: (value: string) => void, delay: number) => {
  const [lastValue, setLastValue] = useState(value);
  const [draft, setDraft] = useState(value);
  const [isComposing, setComposing] = useState(false);

  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }

  const emitChange = useEffectEvent((next: string) => {
    if (next === value) return;
    setLastValue(next);
    onChange(next);
  });

  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => emitChange(draft), delay);
    return () => clearTimeout(timer);
  }, [draft, isComposing, delay]);

  return {
    draft,
    setDraft,
    setComposing,
    /** Calls `onChange` without the debounce, e.g. on Enter. */
    commit: (next: string) => {
      setDraft(next);
      if (next === value) return;
      setLastValue(next);
      onChange(next);
    },
  };
};
