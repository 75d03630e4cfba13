import type { Role } from '@portal/shared/state';
import { isPassword, visibleLength } from '../../forms/rules.ts';

export type AccountField = 'nickname' | 'password' | 'new_password' | 'new_password_confirmation';

/** Members' names come from their manager, who may give longer ones than a sign-up takes. */
export const nicknameMaximum = (role: Role): number => (role === 'member' ? 50 : 12);

export type AccountNow = { nickname: string; role: Role };

/** What the form changes; empty where it leaves things as they are. */
export const changeOf = (values: Record<AccountField, string>, now: AccountNow) => {
  const nickname = values.nickname.trim();
  return {
    ...(nickname !== now.nickname && { nickname }),
    ...(values.new_password !== '' && { new_password: values.new_password }),
  };
};

const nicknameProblem = (nickname: string, { role }: AccountNow) => {
  const length = visibleLength(nickname.trim());
  if (length === 0) return 'form.nicknameMissing';
  if (length >= 2 && length <= nicknameMaximum(role)) return undefined;
  return role === 'member' ? 'form.nicknameLengthMember' : 'form.nicknameLength';
};

const confirmationProblem = (password: string, confirmation: string) => {
  if (password === confirmation) return undefined;
  return confirmation === '' ? 'form.confirmationMissing' : 'form.confirmationDiffers';
};

/** What is wrong with a change of the account; all of it at once. */
export const checkAccount = (values: Record<AccountField, string>, now: AccountNow) => {
  const isUnchanged =
    Object.keys(changeOf(values, now)).length === 0 && values.new_password_confirmation === '';
  return {
    nickname: isUnchanged ? 'account.unchanged' : nicknameProblem(values.nickname, now),
    password: values.password === '' ? 'account.currentMissing' : undefined,
    new_password:
      values.new_password === '' || isPassword(values.new_password) ? undefined : 'form.passwordLength',
    new_password_confirmation: confirmationProblem(values.new_password, values.new_password_confirmation),
  } as const;
};
