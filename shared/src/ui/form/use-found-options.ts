import { useEffect, useState } from 'react';
import { isAbortError } from '../../http/index.ts';
import type { SelectOption } from '../parts/select-option.ts';
import type { ComboboxSource } from './combobox.tsx';

/** Typing rests this long before the question is asked. */
const REST_MS = 200;

type Found = { options: readonly SelectOption[]; state: 'ready' | 'loading' | 'failed' };

/** The entries for a text; asks only while the list is open, and the last question alone is answered. */
export const useFoundOptions = ({ options, load }: ComboboxSource, text: string, isOpen: boolean): Found => {
  const [found, setFound] = useState<Found>({ options: [], state: 'loading' });

  useEffect(() => {
    if (!load || !isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setFound((last) => ({ ...last, state: 'loading' }));
      load(text, controller.signal).then(
        (next) => {
          if (!controller.signal.aborted) setFound({ options: next, state: 'ready' });
        },
        (error: unknown) => {
          if (!controller.signal.aborted && !isAbortError(error)) setFound({ options: [], state: 'failed' });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, text, isOpen]);

  return load ? found : { options: options ?? [], state: 'ready' };
};
