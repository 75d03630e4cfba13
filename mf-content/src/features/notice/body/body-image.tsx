import * as styles from './body.styles.ts';

/** A picture from elsewhere would tell its host who reads what. */
const isOwn = (src: string) => /^\/media\/(?!.*\.\.)/.test(src);

const sizeOf = (text: string | undefined) => (text && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

export type BodyPictureProps = { attributes: ReadonlyMap<string, string> };

/** A picture in a text that an operator wrote; only this site's own. */
export function BodyPicture({ attributes }: BodyPictureProps) {
  const src = attributes.get('src') ?? '';
  if (!isOwn(src)) return attributes.get('alt') ?? '';
  return (
    <img
      css={styles.picture}
      src={src}
      alt={attributes.get('alt') ?? ''}
      width={sizeOf(attributes.get('width'))}
      height={sizeOf(attributes.get('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}
