import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** How long the tick stays. */
const SHOWN_MS = 2_000;

/** Props of `CopyButton`. */
export type CopyButtonProps = {
  /** What is copied. */
  text: string;
  /** Says what is copied, e.g. `ISRC 복사`: the name of a bare icon, read out after the words of a button. */
  label?: string;
  /** Words inside; without them it is an icon. */
  children?: ReactNode;
  variant?: ButtonProps['variant'];
  size?: 'sm' | 'md' | 'lg';
  /** Told what became of it, e.g. for a snackbar. */
  onCopy?: (isCopied: boolean) => void;
  className?: string;
};

/** Copies a text; a tick confirms it, and a screen reader is told. */
export const CopyButton = ({ text, label, children, variant, size, onCopy, className }: CopyButtonProps) => {
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
      // Refused by the browser or by a policy: only the caller knows another way to show the text.
      () => onCopy?.(false),
    );
  };

  const icon = isCopied ? 'check' : 'copy';
  const shared = { className, size, onClick: handleClick } as const;
  return (
    <>
      {children ? (
        <Button {...shared} variant={variant} icon={icon}>
          {children}
          {/* Not in place of the words: who speaks to the page says what is written on the button. */}
          {label && <span css={visuallyHidden}> {label}</span>}
        </Button>
      ) : (
        <IconButton
          {...shared}
          variant={variant === 'secondary' ? 'secondary' : 'quiet'}
          icon={icon}
          label={label ?? t('action.copy')}
        />
      )}
      <span role="status" css={visuallyHidden}>
        {isCopied && t('action.copied')}
      </span>
    </>
  );
};
