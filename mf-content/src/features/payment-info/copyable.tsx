import { useSnackbar } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import { texts } from '../../texts.ts';

export type CopyableProps = { name: string; value: string };

/** A button that copies a part of the contact, and says so. */
export function Copyable({ name, value }: CopyableProps) {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  const handleCopy = (isCopied: boolean) =>
    isCopied
      ? show({ type: 'success', title: t('payment.copied', { name }) })
      : show({ type: 'error', title: t('payment.copyFailed') });
  return <CopyButton text={value} label={t('payment.copy', { name })} onCopy={handleCopy} />;
}
