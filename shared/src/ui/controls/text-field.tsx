import { useId, useState } from 'react';
import type { ChangeEvent, ComponentProps, CompositionEvent, KeyboardEvent, ReactNode } from 'react';
import { foldWidth } from '../../api/index.ts';
import { uiTexts } from '../texts/index.ts';
import { isComposing } from '../parts/composition.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Field } from './field.tsx';
import type { FieldBaseProps } from './field.tsx';
import * as styles from './field.styles.ts';

/** Props of `TextField`, and those of a native input, so that a form library can spread its own. */
export type TextFieldProps = FieldBaseProps &
  Omit<ComponentProps<'input'>, 'size'> & {
    icon?: IconName | undefined;
    /** Right of the text, e.g. a unit. */
    end?: ReactNode;
    /** 32, 36 or, on the login page, 48 pixels high. @default 'md' */
    size?: 'sm' | 'md' | 'lg' | undefined;
  };

/** Fields of digits and addresses, in which full-width characters of an input method mean the usual ones. */
const FOLDED = ['decimal', 'numeric', 'tel', 'email', 'url'];

const foldInput = (input: HTMLInputElement) => {
  const folded = foldWidth(input.value);
  if (folded === input.value) return;
  // Null for an input of addresses, which has no selection.
  const cursor = input.selectionStart;
  input.value = folded;
  if (cursor !== null) input.setSelectionRange(cursor, cursor);
};

/** A labelled input for one line of text; a password can be revealed, and Enter that ends a composition does not submit. */
export const TextField = ({
  label,
  isLabelHidden,
  hint,
  error,
  isHintKept,
  success,
  aside,
  hasMessageLine,
  icon,
  end,
  size = 'md',
  type = 'text',
  id,
  className,
  disabled,
  onKeyDown,
  onChange,
  onCompositionEnd,
  ...rest
}: TextFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { t } = uiTexts.useTexts();
  const [isRevealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const isFolded = FOLDED.includes(type) || FOLDED.includes(rest.inputMode ?? '');

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
    onKeyDown?.(event);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // A changed value would end the composition.
    const isComposed = (event.nativeEvent as InputEvent).isComposing;
    if (isFolded && !isComposed) foldInput(event.currentTarget);
    onChange?.(event);
  };

  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event);
    if (!isFolded) return;
    foldInput(event.currentTarget);
    // Browsers send no further change; of the event only the input is read.
    onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
  };

  return (
    <Field
      {...{
        id: fieldId,
        label,
        isLabelHidden,
        hint,
        error,
        isHintKept,
        success,
        aside,
        hasMessageLine,
        className,
      }}
    >
      <div
        css={[styles.box, styles.heights[size]]}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          id={fieldId}
          type={isPassword && isRevealed ? 'text' : type}
          css={[styles.input, isPassword && !isRevealed && styles.password]}
          disabled={disabled}
          // Makes `:placeholder-shown` match every empty input.
          placeholder={rest.placeholder ?? ' '}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-message`}
          onKeyDown={handleKeyDown}
          onChange={handleChange}
          onCompositionEnd={handleCompositionEnd}
        />
        {end && <span css={styles.end}>{end}</span>}
        {error && !isPassword && <Icon name="circle-alert" css={styles.bad} />}
        {disabled && !isPassword && <Icon name="lock" />}
        {isPassword && !disabled && (
          <button
            type="button"
            css={styles.adornmentButton}
            aria-label={t(isRevealed ? 'field.hidePassword' : 'field.showPassword')}
            aria-pressed={isRevealed}
            aria-controls={fieldId}
            onClick={() => setRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
    </Field>
  );
};
