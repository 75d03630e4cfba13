import { useSnackbar } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import { detailTexts } from './texts.ts';

export type CopyLinkButtonProps = {
  /** The path and query of the video's page. */
  path: string;
  variant?: 'quiet' | 'secondary';
};

/** Copies an address that opens the video, also for other accounts that may see it. */
export const CopyLinkButton = ({ path, variant = 'quiet' }: CopyLinkButtonProps) => {
  const { t } = detailTexts.useTexts();
  const { show } = useSnackbar();
  const address = window.location.origin + path;
  return (
    <CopyButton
      text={address}
      label={t('link.copy')}
      icon="link"
      iconSize={variant === 'quiet' ? 20 : 16}
      variant={variant}
      onCopy={(isCopied) =>
        show(
          isCopied
            ? { type: 'success', title: t('link.copied'), text: t('link.copiedText') }
            : { type: 'error', title: t('link.copyFailed'), text: address },
        )
      }
    />
  );
};
