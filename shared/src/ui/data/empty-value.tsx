import { css } from '@emotion/react';
import { NO_VALUE } from '../../i18n/index.ts';
import { token } from '../../theme/index.ts';
import { uiTexts } from '../texts/index.ts';
import { visuallyHidden } from '../parts/interaction.styles.ts';

const styles = css({ color: token.color.text3 });

/** Props of `EmptyValue`. */
export type EmptyValueProps = {
  /** Why there is none, e.g. `수익은 이틀 뒤에 집계돼요`. */
  reason?: string;
};

/** A value that is not there yet or not defined; never a zero. */
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
