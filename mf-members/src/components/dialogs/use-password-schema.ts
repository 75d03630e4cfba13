import { useQuery } from '@portal/shared/http';
import { partnerTermsQuery } from '@portal/shared/state';
import { s } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';

/** The lengths of passwords on any domain. */
const LENGTHS = { min: 4, max: 64 };

/** The shortest and the longest new password of this domain; the server checks it also where they are not known yet. */
export const useNewPasswordLengths = (isOpen: boolean) => {
  const { language } = texts.useTexts();
  const { data } = useQuery({ ...partnerTermsQuery(language), enabled: isOpen });
  return data ? { ...LENGTHS, min: data.password_minimum } : LENGTHS;
};

/** Counts what a person counts as characters, as the server does for passwords. */
const countCodePoints = (value: string) => [...value].length;

/** The rule of a password, of which nothing is trimmed, with its messages in the page's language. */
export const usePasswordSchema = ({ min, max } = LENGTHS) => {
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
