import { css } from '@emotion/react';
import { token } from '@portal/shared/theme';
import { touchTarget, visuallyHidden } from '@portal/shared/ui/controls';
import { FormText } from '@portal/shared/ui/form';
import type { PortalForm } from '@portal/shared/ui/form';
import { siteTexts } from '../../components/site/texts.ts';
import { isColor } from './settings-schema.ts';
import type { SettingsValues } from './settings-values.ts';

const swatch = css({
  position: 'relative',
  display: 'block',
  width: '24px',
  height: '24px',
  marginInlineEnd: '-4px',
  borderRadius: token.radius.tag,
  boxShadow: `inset 0 0 0 1px ${token.color.line2}`,
  cursor: 'pointer',
  '&:focus-within': { outline: `2px solid ${token.color.ring}`, outlineOffset: '2px' },
  ...touchTarget,
});

export type ColorFieldProps = {
  form: PortalForm<SettingsValues>;
  name: 'color_primary' | 'color_primary_dim';
  label: string;
  hint: string;
};

/** A colour as text, with a swatch that opens the browser's colour picker. */
export function ColorField({ form, name, label, hint }: ColorFieldProps) {
  const { t } = siteTexts.useTexts();
  const typed = form.watch(name);
  const color = isColor(typed) ? typed : undefined;
  return (
    <FormText
      form={form}
      name={name}
      label={label}
      hint={hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={7}
      required
      end={
        <label css={swatch} style={{ backgroundColor: color }}>
          <input
            type="color"
            css={visuallyHidden}
            aria-label={t('form.pickColor', { label })}
            value={color ?? '#000000'}
            onChange={({ target }) =>
              form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true })
            }
          />
        </label>
      }
    />
  );
}
