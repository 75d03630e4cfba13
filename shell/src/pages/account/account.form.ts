import { cleanName, countNameCharacters, isName, NICKNAME_LENGTHS } from '@portal/shared/api';
import type { PasswordLengths, Role } from '@portal/shared/state';
import { isValidPassword } from '../../forms/validation.ts';

export type AccountField = 'nickname' | 'password' | 'new_password' | 'new_password_confirmation';

/** The longest nickname in characters; managers may give members longer ones than a sign-up accepts. */
export const maxNicknameLength = (role: Role): number =>
  role === 'member' ? NICKNAME_LENGTHS.memberMaximum : NICKNAME_LENGTHS.maximum;

export type CurrentAccount = { nickname: string; role: Role };

/** The fields that differ from the current account; empty without a change. */
export const diffAccount = (values: Record<AccountField, string>, current: CurrentAccount) => {
  const nickname = cleanName(values.nickname);
  return {
    ...(nickname !== current.nickname && { nickname }),
    ...(values.new_password !== '' && { new_password: values.new_password }),
  };
};

const validateNickname = (nickname: string, { role }: CurrentAccount) => {
  if (countNameCharacters(nickname) === 0) return 'form.nicknameMissing';
  const { minimum } = NICKNAME_LENGTHS;
  if (isName(nickname, { minimum, maximum: maxNicknameLength(role) })) return undefined;
  return role === 'member' ? 'form.nicknameLengthMember' : 'form.nicknameLength';
};

const validateConfirmation = (password: string, confirmation: string) => {
  if (password === confirmation) return undefined;
  return confirmation === '' ? 'form.confirmationMissing' : 'form.confirmationDiffers';
};

/** The errors of all fields of the account form. */
export const validateAccount = (
  values: Record<AccountField, string>,
  current: CurrentAccount,
  lengths: PasswordLengths,
) => {
  const isUnchanged =
    Object.keys(diffAccount(values, current)).length === 0 && values.new_password_confirmation === '';
  return {
    nickname: isUnchanged ? 'account.unchanged' : validateNickname(values.nickname, current),
    password: values.password === '' ? 'account.currentMissing' : undefined,
    new_password:
      values.new_password === '' || isValidPassword(values.new_password, lengths)
        ? undefined
        : 'form.passwordLength',
    new_password_confirmation: validateConfirmation(values.new_password, values.new_password_confirmation),
  } as const;
};
