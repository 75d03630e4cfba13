import { DateText, HeadingText } from '../data/index.ts';
import { Skeleton } from '../feedback/index.ts';
import * as styles from './notice-header.styles.ts';

/** Props of `NoticeHeader`. */
export type NoticeHeaderProps = {
  title: string;
  /** An instant in ISO 8601. */
  publishedAt: string;
  /** The level of the heading. @default 2 */
  level?: 2 | 3;
};

/** The title of a notice and the day of its publication. */
export function NoticeHeader({ title, publishedAt, level = 2 }: NoticeHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header css={styles.head}>
      <Heading css={styles.title}>
        <HeadingText text={title} />
      </Heading>
      <p css={styles.date}>
        <DateText instant={publishedAt} as="time" />
      </p>
    </header>
  );
}

/** The skeleton of a `NoticeHeader`, in its size. */
export const NoticeHeaderSkeleton = () => (
  <div css={styles.head}>
    <Skeleton width="52%" height={22} />
    <Skeleton width={112} />
  </div>
);
