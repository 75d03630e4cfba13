import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { token, type, when } from '../../theme/index.ts';
import * as checkStyles from '../controls/checkbox.styles.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { breakBetweenWords } from '../parts/interaction.styles.ts';
import { FieldMessage } from './field-message.tsx';
import * as formStyles from './form.styles.ts';

const styles = {
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token.space[12],
    width: '100%',
  }),
  card: css({
    position: 'relative',
    display: 'flex',
    gap: token.space[12],
    padding: token.space[16],
    border: `1px solid ${token.color.controlLine}`,
    borderRadius: token.radius.card,
    backgroundColor: token.color.surface,
    color: token.color.text,
    cursor: 'pointer',
    transition: `border-color ${token.duration.press} ${token.easing.move}`,
    [when.hover]: { '&:hover:not(:has(input:disabled))': { borderColor: token.color.compare } },
    '&:has(input:checked)': {
      borderColor: token.color.primaryUi,
      boxShadow: `inset 0 0 0 1px ${token.color.primaryUi}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { backgroundColor: token.color.fill, cursor: 'default' },
  }),
  box: css({ marginTop: '2px', 'input:focus-visible + &': { outline: 0 } }),
  words: css({
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    flex: 1,
    minWidth: 0,
    ...breakBetweenWords,
  }),
  title: css({ ...type.strong, display: 'flex', alignItems: 'center', gap: token.space[8] }),
  description: css({ ...type.label, fontWeight: 450, color: token.color.text2 }),
};

/** An option of `CheckboxCards`. */
export type CheckboxCardOption = {
  value: string;
  label: string;
  description?: ReactNode;
  icon?: IconName;
  isDisabled?: boolean;
};

/** Props of `CheckboxCards`. */
export type CheckboxCardsProps = {
  label: string;
  options: readonly CheckboxCardOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The first checkbox. */
  ref?: Ref<HTMLInputElement>;
};

/** A group of checkboxes as cards with a description each. */
export const CheckboxCards = ({ label, options, value, onChange, hint, error, ref }: CheckboxCardsProps) => {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-message`}
      css={formStyles.choice}
    >
      <span id={`${id}-label`} css={formStyles.legend}>
        {label}
      </span>
      <div css={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} css={styles.card}>
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              css={checkStyles.input}
              aria-label={option.label}
              aria-describedby={option.description ? `${id}-${option.value}` : undefined}
              checked={value.includes(option.value)}
              disabled={option.isDisabled}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, option.value]
                    : value.filter((chosen) => chosen !== option.value),
                )
              }
            />
            <span css={[checkStyles.box, styles.box]} aria-hidden>
              <Icon name="check" size={12} />
            </span>
            <span css={styles.words}>
              <span css={styles.title}>
                {option.icon && <Icon name={option.icon} />}
                <span>{option.label}</span>
              </span>
              {option.description && (
                <span id={`${id}-${option.value}`} css={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </div>
  );
};
