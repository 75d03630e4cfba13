import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { token, when } from '@portal/shared/theme';
import { lazyComponent } from '@portal/shared/ui/feedback';
import { FailedModal } from '@portal/shared/ui/overlay';
import { useWasOpened } from '../use-was-opened.ts';
import type { ExplanationDialogProps } from './explanation-dialog.tsx';

const Dialog = lazyComponent<ExplanationDialogProps>(async () => {
  const { ExplanationDialog, explanationTexts } = await import(
    /* webpackChunkName: "explanation" */ './explanation-dialog.tsx'
  );
  await explanationTexts.load();
  return ExplanationDialog;
}, FailedModal);

const style = css({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  textDecoration: `underline dotted ${token.color.text3}`,
  textUnderlineOffset: '4px',
  '&:hover': { textDecorationStyle: 'solid' },
  [when.touch]: { minWidth: token.size.touch, minHeight: token.size.touch, textAlign: 'end' },
  [when.print]: { textDecoration: 'none' },
});

export type AmountButtonProps = Pick<ExplanationDialogProps, 'origin' | 'name' | 'title'> & {
  /** The accessible name, with the amount. */
  label: string;
  /** The amount. */
  children: ReactNode;
};

/** An amount that opens how it came about; the dialog is loaded with the first press. */
export const AmountButton = ({ label, children, ...amount }: AmountButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        css={style}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {useWasOpened(isOpen) && <Dialog {...amount} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
