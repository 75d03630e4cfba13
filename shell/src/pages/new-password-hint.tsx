import { PasswordStrength } from '@portal/shared/ui/controls';
import { pageTexts } from './texts.ts';
import { ratePassword } from '../forms/validation.ts';

export type NewPasswordHintProps = {
  password: string;
  /** The hint while the field is empty. */
  children: string;
};

/** The hint of a new-password field: the rule while it is empty, then the strength of the password. */
export function NewPasswordHint({ password, children }: NewPasswordHintProps) {
  const { t } = pageTexts.useTexts();
  const level = ratePassword(password);
  return level === 0 ? (
    <span>{children}</span>
  ) : (
    <PasswordStrength level={level} word={t(`form.strength.${level}`)} />
  );
}
