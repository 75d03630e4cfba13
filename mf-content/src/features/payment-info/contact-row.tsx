import { useSnackbar } from '@portal/shared/state';
import { CopyButton } from '@portal/shared/ui/controls';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import * as styles from './payment-info.styles.ts';

export type ContactRowProps = {
  name: string;
  value: string;
  /** Replaces the plain value, e.g. with a link. */
  children?: ReactNode;
};

/** One row of the company's data, with a button that copies it. */
export function ContactRow({ name, value, children }: ContactRowProps) {
  const { t } = texts.useTexts();
  const { show } = useSnackbar();
  const handleCopy = (isCopied: boolean) =>
    isCopied
      ? show({ type: 'success', title: t('payment.copied', { name }) })
      : show({ type: 'error', title: t('payment.copyFailed') });
  return (
    <div css={styles.fact}>
      <dt css={styles.factName}>{name}</dt>
      <dd css={styles.factValue}>{children ?? value}</dd>
      <dd css={[styles.factValue, styles.factCopy]}>
        <CopyButton text={value} label={t('payment.copy', { name })} onCopy={handleCopy} />
      </dd>
    </div>
  );
}
