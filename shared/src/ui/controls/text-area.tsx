import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldBaseProps } from './field.tsx';
import * as fieldStyles from './field.styles.ts';
import * as styles from './text-area.styles.ts';

/** Props of `TextArea`, and those of a native textarea. */
export type TextAreaProps = FieldBaseProps & ComponentProps<'textarea'>;

/** A labelled input for several lines of text. */
export const TextArea = ({
  label,
  isLabelHidden,
  hint,
  error,
  success,
  aside,
  hasMessageLine,
  id,
  className,
  disabled,
  ...rest
}: TextAreaProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ id: fieldId, label, isLabelHidden, hint, error, success, aside, hasMessageLine, className }}>
      <div
        css={[fieldStyles.box, styles.box]}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <textarea
          {...rest}
          id={fieldId}
          css={[fieldStyles.input, styles.area]}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-message`}
        />
      </div>
    </Field>
  );
};
