import { countNameCharacters, isEmail, isName, NICKNAME_LENGTHS } from '@portal/shared/api';
import type { PasswordLengths } from '@portal/shared/state';
import { isValidPassword } from '../../forms/validation.ts';

export type JoinField = 'email' | 'password' | 'password_confirmation' | 'nickname';

const validateEmail = (email: string) => {
  if (email.trim() === '') return 'form.emailMissing';
  return isEmail(email) ? undefined : 'form.emailInvalid';
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
  if (countNameCharacters(nickname) === 0) return 'form.nicknameMissing';
  return isName(nickname, NICKNAME_LENGTHS) ? undefined : 'form.nicknameLength';
};

/** The errors of all fields of the sign-up form. */
export const validateJoin = (values: Record<JoinField, string>, lengths: PasswordLengths) =>
  ({
    email: validateEmail(values.email),
    password: validatePassword(values.password, lengths),
    password_confirmation: validateConfirmation(values.password, values.password_confirmation),
    nickname: validateNickname(values.nickname),
  }) as const;
