import { lazyComponent } from '@portal/shared/ui/feedback';
import type { LoadFailure } from '@portal/shared/ui/feedback';
import { FailedDialog } from '../../components/failed-dialog.tsx';
import { FlagDialog } from '../../components/flag-dialog.tsx';
import type { FlagDialogProps } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';

const FailedRegister = (props: FlagDialogProps & LoadFailure) => {
  const { t } = texts.useTexts();
  return <FailedDialog {...props} title={t('channels.register')} />;
};

// Loaded with its texts.
const RegisterDialog = lazyComponent(async () => {
  const register = await import(/* webpackChunkName: "register" */ './register-dialog.tsx');
  await register.registerTexts.load();
  return register.RegisterDialog;
}, FailedRegister);

/** The registration of channels, which the flag `addChannel` opens; a value other than `1` is its first link. */
export const Register = () => <FlagDialog flag="addChannel" Dialog={RegisterDialog} />;
