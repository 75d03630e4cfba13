import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search box before it becomes its value: `onChange` is debounced by `delay` milliseconds and not called
 * during a composition. A value that the parent changes by itself replaces the draft.
 */
export const useDebouncedDraft = (value: string, onChange: (value: string) => void, delay: number) => {
  const [lastValue, setLastValue] = useState(value);
  const [draft, setDraft] = useState(value);
  const [isComposing, setComposing] = useState(false);
  // What `onChange` was called with, until the parent has it: a navigation takes a while.
  const [emitted, setEmitted] = useState<string>();

  if (value !== lastValue) {
    setLastValue(value);
    setEmitted(undefined);
    if (value !== emitted) setDraft(value);
  }

  const emit = (next: string) => {
    if (next === (emitted ?? value)) return;
    setEmitted(next);
    onChange(next);
  };
  // The draft of the moment: a timer may end between a new draft and its effect.
  const emitDraft = useEffectEvent(() => emit(draft));

  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => emitDraft(), delay);
    return () => clearTimeout(timer);
  }, [draft, isComposing, delay]);

  return {
    draft,
    setDraft,
    setComposing,
    /** Calls `onChange` without the debounce, e.g. on Enter. */
    commit: (next: string) => {
      setDraft(next);
      emit(next);
    },
  };
};
