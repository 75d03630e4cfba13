import type { PasswordLengths } from '@portal/shared/state';
import { isValidEmail, isValidPassword, countGraphemes } from '../../forms/validation.ts';

export type JoinField = 'email' | 'password' | 'password_confirmation' | 'nickname';

export const NICKNAME = { minimum: 2, maximum: 12 };

const validateEmail = (email: string) => {
  if (email.trim() === '') return 'form.emailMissing';
  return isValidEmail(email.trim()) ? undefined : 'form.emailInvalid';
};

const validatePassword = (password: string, lengths: PasswordLengths) => {
  if (password === '') return 'form.passwordMissing';
  return isValidPassword(password, lengths) ? undefined : 'form.passwordLength';
};

const validateConfirmation = (password: string, confirmation: string) => {
  if (confirmation === '') return 'form.confirmationMissing';
  return confirmation === password ? undefined : 'form.confirmationDiffers';
};

const validateNickname = (nickname: string) => {
  const length = countGraphemes(nickname.trim());
  if (length === 0) return 'form.nicknameMissing';
  return length >= NICKNAME.minimum && length <= NICKNAME.maximum ? undefined : 'form.nicknameLength';
};

/** The errors of all fields of the sign-up form. */
export const validateJoin = (values: Record<JoinField, string>, lengths: PasswordLengths) =>
  ({
    email: validateEmail(values.email),
    password: validatePassword(values.password, lengths),
    password_confirmation: validateConfirmation(values.password, values.password_confirmation),
    nickname: validateNickname(values.nickname),
  }) as const;
