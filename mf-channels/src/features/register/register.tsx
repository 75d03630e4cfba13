import { FlagDialog } from '../../components/flag-dialog.tsx';
import { texts } from '../../texts.ts';
import { registerCode } from './register.code.ts';

/** The registration of channels, which the flag `addChannel` opens. */
export function Register() {
  const { t } = texts.useTexts();
  return <FlagDialog flag="addChannel" code={registerCode} title={t('channels.register')} />;
}
