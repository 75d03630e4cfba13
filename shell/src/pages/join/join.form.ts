import { isEmail, isPassword, visibleLength } from '../../forms/rules.ts';

export type JoinField = 'email' | 'password' | 'password_confirmation' | 'nickname';

export const NICKNAME = { minimum: 2, maximum: 12 };

const emailProblem = (email: string) => {
  if (email.trim() === '') return 'form.emailMissing';
  return isEmail(email.trim()) ? undefined : 'form.emailInvalid';
};

const passwordProblem = (password: string) => {
  if (password === '') return 'form.passwordMissing';
  return isPassword(password) ? undefined : 'form.passwordLength';
};

const confirmationProblem = (password: string, confirmation: string) => {
  if (confirmation === '') return 'form.confirmationMissing';
  return confirmation === password ? undefined : 'form.confirmationDiffers';
};

const nicknameProblem = (nickname: string) => {
  const length = visibleLength(nickname.trim());
  if (length === 0) return 'form.nicknameMissing';
  return length >= NICKNAME.minimum && length <= NICKNAME.maximum ? undefined : 'form.nicknameLength';
};

/** What a sign-up lacks; all of it at once. */
export const checkJoin = (values: Record<JoinField, string>) =>
  ({
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    password_confirmation: confirmationProblem(values.password, values.password_confirmation),
    nickname: nicknameProblem(values.nickname),
  }) as const;
