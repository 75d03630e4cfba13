import { siteMetadataAtom, useAtomValue } from '@portal/shared/state';
import * as styles from './statement.styles.ts';

const SIZE = 28;

/** Logo and name of the site; only in print, because the page around the document has both. */
export const PrintedBrand = () => {
  const metadata = useAtomValue(siteMetadataAtom);
  if (!metadata) return null;
  return (
    <p css={styles.brand}>
      <img src={metadata.logo_favicon} alt="" width={SIZE} height={SIZE} />
      <span>{metadata.name}</span>
    </p>
  );
};
