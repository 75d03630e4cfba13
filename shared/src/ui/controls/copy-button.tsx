import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import type { IconName } from '../parts/icons.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** How long the confirmation tick is shown. */
const SHOWN_MS = 2_000;

/** Props of `CopyButton`. */
export type CopyButtonProps = {
  /** The text that is copied. */
  text: string;
  /** What is copied, e.g. `ISRC 복사`: the accessible name of an icon button, appended to the text of a button with text. */
  label?: string;
  /** Button text. @default an icon button */
  children?: ReactNode;
  /** @default 'copy' */
  icon?: IconName;
  /** Edge length of the icon of an icon button. */
  iconSize?: number;
  variant?: ButtonProps['variant'];
  size?: 'sm' | 'md' | 'lg';
  /** Called with whether copying succeeded, e.g. for a snackbar. */
  onCopy?: (isCopied: boolean) => void;
  className?: string;
};

/** A button that copies a text to the clipboard and confirms it with a tick and to screen readers. */
export const CopyButton = (props: CopyButtonProps) => {
  const {
    text,
    label,
    children,
    icon: idleIcon = 'copy',
    iconSize,
    variant,
    size,
    onCopy,
    className,
  } = props;
  const { t } = uiTexts.useTexts();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleClick = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        onCopy?.(true);
      },
      // Denied by the browser or a policy: the caller decides how to show the text instead.
      () => onCopy?.(false),
    );
  };

  const icon = isCopied ? 'check' : idleIcon;
  const shared = { className, size, onClick: handleClick } as const;
  return (
    <>
      {children ? (
        <Button {...shared} variant={variant} icon={icon}>
          {wrapText(children)}
          {/* Appended to the visible text, because voice control needs that in the accessible name. */}
          {label && <span css={visuallyHidden}>{` ${label}`}</span>}
        </Button>
      ) : (
        <IconButton
          {...shared}
          variant={variant === 'secondary' ? 'secondary' : 'quiet'}
          icon={icon}
          iconSize={iconSize}
          label={label ?? t('action.copy')}
        />
      )}
      <span role="status" css={visuallyHidden}>
        {isCopied && t('action.copied')}
      </span>
    </>
  );
};
