import type { PasswordLengths } from '@portal/shared/state';
import { s, useForm } from '@portal/shared/ui/form';
import type { FormOptions, PortalForm } from '@portal/shared/ui/form';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { usePasswordSchema } from './use-password-schema.ts';

type Values = { password: string };

/** A form with one password. */
export const usePasswordForm = (
  errors: Pick<FormOptions<Values>, 'errorFields' | 'errorTexts'> = {},
  lengths?: PasswordLengths,
): PortalForm<Values> => {
  const { t } = texts.useTexts();
  const password = usePasswordSchema(lengths);
  const schema = useMemo(() => s.object({ password }), [password]);
  return useForm({
    schema,
    defaultValues: { password: '' },
    ...errors,
    errorTexts: { not_found: t('dialog.goneTitle'), ...errors.errorTexts },
  });
};
