import { useEffect, useState } from 'react';
import { isAbortError } from '../../http/index.ts';
import type { SelectOption } from '../parts/select-option.ts';
import type { ComboboxSource } from './combobox.tsx';

/** Debounce of typing before options are loaded. */
const DEBOUNCE_MS = 200;

type OptionsState = { options: readonly SelectOption[]; state: 'ready' | 'loading' | 'failed' };

/** The options for a text; loads them debounced while the list is open and ignores outdated responses. */
export const useComboboxOptions = (
  { options, load }: ComboboxSource,
  text: string,
  isOpen: boolean,
): OptionsState => {
  const [result, setResult] = useState<OptionsState>({ options: [], state: 'loading' });

  useEffect(() => {
    if (!load || !isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setResult((last) => ({ ...last, state: 'loading' }));
      load(text, controller.signal).then(
        (next) => {
          if (!controller.signal.aborted) setResult({ options: next, state: 'ready' });
        },
        (error: unknown) => {
          if (!controller.signal.aborted && !isAbortError(error)) setResult({ options: [], state: 'failed' });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text, isOpen]);

  return load ? result : { options: options ?? [], state: 'ready' };
};
