import { PASSWORD_LENGTHS } from '@portal/shared/state';
import { s } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';

/** Counts what a person counts as characters, as the server does for passwords. */
const countCodePoints = (value: string) => [...value].length;

/** The rule of a password, of which nothing is trimmed, with its messages in the page's language. */
export const usePasswordSchema = ({ min, max } = PASSWORD_LENGTHS) => {
  const { t } = texts.useTexts();
  return useMemo(
    () =>
      s.string().check(
        s.refine((value) => value !== '', { error: t('password.missing'), abort: true }),
        s.refine(
          (value) => {
            const length = countCodePoints(value);
            return length >= min && length <= max;
          },
          { error: t('password.length', { min, max }) },
        ),
      ),
    [t, min, max],
  );
};
