import type { ReactNode } from 'react';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './field.styles.ts';

/** What every labelled field takes. */
export type FieldWords = {
  label: string;
  /** Reads the label out without showing it. */
  isLabelHidden?: boolean | undefined;
  /** Help below the field. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; takes the hint's line. */
  error?: ReactNode;
  /** Good news in the same line, e.g. a nickname that is free. */
  success?: ReactNode;
  /** Right of the label, e.g. `5 / 50`. */
  aside?: ReactNode;
  /** Whether the line below stays free while there is nothing to say. @default true */
  hasMessageLine?: boolean | undefined;
};

/** Props of `Field`. */
export type FieldProps = FieldWords & {
  /** Id of the input; the message gets the same id with `-message`. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, message in its own line below. */
export const Field = ({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  success,
  aside,
  hasMessageLine = true,
  className,
  children,
}: FieldProps) => {
  const message = error ?? success ?? hint;
  const tone = error ? 'bad' : success ? 'good' : 'hint';
  const labelElement = (
    <label htmlFor={id} css={isLabelHidden ? visuallyHidden : styles.label}>
      {label}
    </label>
  );
  return (
    <div css={styles.field} className={className}>
      {isLabelHidden && !aside ? (
        labelElement
      ) : (
        <div css={styles.head}>
          {labelElement}
          {aside && <span css={styles.aside}>{aside}</span>}
        </div>
      )}
      {children}
      {(hasMessageLine || message !== undefined) && (
        <div id={`${id}-message`} css={[styles.message, styles.messageTones[tone]]} aria-live="polite">
          {message}
        </div>
      )}
    </div>
  );
};
