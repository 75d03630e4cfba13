import { richText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/routing';
import type { ReactNode } from 'react';
import { texts } from '../../../texts.ts';
import * as styles from './steps.styles.ts';

/** A guide's text whose `<link>` leads to another page. */
export const linkedText = (text: string, to: string): ReactNode =>
  richText(text, {
    link: (words) => (
      <Link to={to} css={styles.link}>
        {words}
      </Link>
    ),
  });

export type StepProps = {
  title: string;
  /** A picture of what to do; a step outside the screen has none. */
  picture?: ReactNode;
  children: ReactNode;
};

/** One step of a guide, with its picture. */
export function Step({ title, picture, children }: StepProps) {
  return (
    <li css={styles.step}>
      <div css={styles.words}>
        <h2 css={styles.title}>{title}</h2>
        <div css={styles.text}>{children}</div>
      </div>
      {picture && <figure css={styles.figure}>{picture}</figure>}
    </li>
  );
}

export type StepsProps = {
  /** What the pictures show; phones are narrow. */
  device: 'phone' | 'browser';
  children: ReactNode;
};

/** The steps of a guide, numbered. */
export function Steps({ device, children }: StepsProps) {
  const { t } = texts.useTexts();
  return (
    <ol css={styles.stepsWith[device]} aria-label={t('guides.steps')}>
      {children}
    </ol>
  );
}
