import type { ReactNode } from 'react';
import { Copyable } from './copyable.tsx';
import * as styles from './payment-info.styles.ts';

export type ContactRowProps = {
  name: string;
  value: string;
  /** Replaces the plain value, e.g. with a link. */
  children?: ReactNode;
};

/** One row of the company's data, with a button that copies it. */
export function ContactRow({ name, value, children }: ContactRowProps) {
  return (
    <div css={styles.fact}>
      <dt css={styles.factName}>{name}</dt>
      <dd css={styles.factValue}>{children ?? value}</dd>
      <dd css={[styles.factValue, styles.factCopy]}>
        <Copyable name={name} value={value} />
      </dd>
    </div>
  );
}
