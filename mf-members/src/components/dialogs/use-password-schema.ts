import { s } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';

const MINIMUM = 4;
const MAXIMUM = 64;

/** Counts what a person counts as characters, as the server does for passwords. */
const countCodePoints = (value: string) => [...value].length;

/** The rule of a password, 4 to 64 characters of which none is trimmed, with its messages in the page's language. */
export const usePasswordSchema = () => {
  const { t } = texts.useTexts();
  return useMemo(
    () =>
      s.string().check(
        s.refine((value) => value !== '', { error: t('password.missing'), abort: true }),
        s.refine(
          (value) => {
            const length = countCodePoints(value);
            return length >= MINIMUM && length <= MAXIMUM;
          },
          { error: t('password.length') },
        ),
      ),
    [t],
  );
};
