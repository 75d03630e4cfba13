import * as styles from './body.styles.ts';

/** Whether an image is of this site; one of another host would let that host track readers. */
const isOwnMedia = (src: string) => /^\/media\/(?!.*\.\.)/.test(src);

export type BodyImageProps = { src: string; alt: string };

/** An image of a notice; one of another host is replaced by its alternative text. */
export function BodyImage({ src, alt }: BodyImageProps) {
  if (!isOwnMedia(src)) return <span>{alt}</span>;
  return <img css={styles.image} src={src} alt={alt} loading="lazy" decoding="async" />;
}
