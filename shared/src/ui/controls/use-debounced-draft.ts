import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search box before it becomes its value: `onChange` is debounced by `delay` milliseconds, also while an input
 * method composes, because Korean and Android keyboards compose until the word ends. A value that the parent changes by
 * itself replaces the draft.
 */
export const useDebouncedDraft = (value: string, onChange: (value: string) => void, delay: number) => {
  const [lastValue, setLastValue] = useState(value);
  const [draft, setDraft] = useState(value);
  // What `onChange` was called with, until the parent has it: a navigation takes a while.
  const [emitted, setEmitted] = useState<readonly string[]>([]);

  if (value !== lastValue) {
    setLastValue(value);
    // Parents leave out surrounding spaces, and replacing the draft would break off a composition.
    const at = emitted.findLastIndex((each) => each.trim() === value.trim());
    setEmitted(emitted.slice(at + 1));
    if (at < 0) setDraft(value);
  }

  const emit = (next: string) => {
    if (next === (emitted.at(-1) ?? value)) return;
    setEmitted([...emitted, next]);
    onChange(next);
  };
  // The draft of the moment: a timer may end between a new draft and its effect.
  const emitDraft = useEffectEvent(() => emit(draft));

  useEffect(() => {
    const timer = setTimeout(() => emitDraft(), delay);
    return () => clearTimeout(timer);
  }, [draft, delay]);

  return {
    draft,
    setDraft,
    /** Calls `onChange` without the debounce, e.g. on Enter. */
    commit: (next: string) => {
      setDraft(next);
      emit(next);
    },
  };
};
