import { PasswordStrength } from '@portal/shared/ui/controls';
import { pageTexts } from '../pages/texts.ts';
import { passwordLevel } from './rules.ts';

export type NewPasswordHintProps = {
  password: string;
  /** Stands there until something is typed. */
  children: string;
};

/** Under a field for a new password: the rule, then how hard it is to guess. */
export function NewPasswordHint({ password, children }: NewPasswordHintProps) {
  const { t } = pageTexts.useTexts();
  const level = passwordLevel(password);
  return level === 0 ? children : <PasswordStrength level={level} word={t(`form.strength.${level}`)} />;
}
