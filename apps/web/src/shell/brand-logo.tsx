import { type ReactElement, useCallback, useState } from 'react';
import { brand } from '../content/brand.ts';
import * as styles from './brand-logo.styles.ts';

/** The logo that the site carries itself. */
const localLogo = '/logo.svg';

export interface BrandLogoProps {
  /** The asset with the logo's image; without one, the site's own is shown. */
  assetId: string | undefined;
  /** Whether the image waits until somebody comes near it. @default 'eager' */
  loading?: 'eager' | 'lazy';
}

function failedToLoad(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

/** The mark and the name. An image that cannot be loaded is replaced by the site's own. */
export function BrandLogo({ assetId, loading = 'eager' }: BrandLogoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const source = assetId === undefined || failed === assetId ? localLogo : `/api/assets/${assetId}/file`;
  // An image of the server's HTML may have failed before anybody listened.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image && assetId !== undefined && failedToLoad(image)) setFailed(assetId);
    },
    [assetId],
  );
  return (
    <>
      <img
        ref={check}
        src={source}
        alt=""
        width={32}
        height={32}
        loading={loading}
        css={styles.mark}
        onError={() => setFailed(assetId ?? null)}
      />
      <span css={styles.name}>{brand.name}</span>
    </>
  );
}
