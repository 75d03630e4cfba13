import type { ReactNode } from 'react';
import { wrapText } from '../../i18n/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';
import * as styles from './field.styles.ts';

/** Props of every labelled field. */
export type FieldBaseProps = {
  label: string;
  /** Hides the label visually, but not from screen readers. */
  isLabelHidden?: boolean | undefined;
  /** Help below the field. */
  hint?: ReactNode;
  /** Error message; replaces the hint. */
  error?: ReactNode;
  /** Whether the hint stays below an error, e.g. what to do without the password. @default false */
  isHintKept?: boolean | undefined;
  /** Success message, e.g. that a nickname is available; replaces the hint. */
  success?: ReactNode;
  /** Right of the label, e.g. `5 / 50`. */
  aside?: ReactNode;
  /** Whether the message line is reserved while empty. @default true */
  hasMessageLine?: boolean | undefined;
};

/** Props of `Field`. */
export type FieldProps = FieldBaseProps & {
  /** Id of the input; the message gets the same id with `-message`. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A form field with its label above and its message below. */
export const Field = ({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  isHintKept = false,
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
      {wrapText(children)}
      {(hasMessageLine || message !== undefined) && (
        <div id={`${id}-message`} css={[styles.message, styles.messageTones[tone]]} aria-live="polite">
          <span>{message}</span>
          {error && isHintKept && hint !== undefined && <div css={styles.messageTones.hint}>{hint}</div>}
        </div>
      )}
    </div>
  );
};
