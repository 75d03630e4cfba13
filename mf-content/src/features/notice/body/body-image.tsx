import * as styles from './body.styles.ts';

/** Whether an image is of this site; one of another host would let that host track readers. */
const isOwnMedia = (src: string) => /^\/media\/(?!.*\.\.)/.test(src);

const parseSize = (text: string | undefined) => (text && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

export type BodyImageProps = { attributes: ReadonlyMap<string, string> };

/** An image in the HTML of a notice; one of another host is replaced by its alternative text. */
export function BodyImage({ attributes }: BodyImageProps) {
  const src = attributes.get('src') ?? '';
  if (!isOwnMedia(src)) return attributes.get('alt') ?? '';
  return (
    <img
      css={styles.image}
      src={src}
      alt={attributes.get('alt') ?? ''}
      width={parseSize(attributes.get('width'))}
      height={parseSize(attributes.get('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}
