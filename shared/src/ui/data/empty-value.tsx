import { css } from '@emotion/react';
import { NO_VALUE } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';

const styles = css({ color: token.color.text3 });

/** Props of `EmptyValue`. */
export type EmptyValueProps = {
  /** Why there is no value, e.g. `수익은 이틀 뒤에 집계돼요`. @default a general text */
  reason?: string;
};

/** A dash for a missing value, with its reason on hover and for screen readers. */
export const EmptyValue = ({ reason }: EmptyValueProps) => {
  const { t } = uiTexts.useTexts();
  const words = reason ?? t('figure.noValue');
  return (
    <span css={styles} title={words}>
      <span aria-hidden>{NO_VALUE}</span>
      <span css={visuallyHidden}>{words}</span>
    </span>
  );
};
