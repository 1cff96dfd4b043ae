import { type ReactElement, useCallback, useState } from 'react';
import { brand } from '../content/brand.ts';
import * as styles from './brand-logo.styles.ts';

/** Fallback logo that the site serves itself. */
const localLogo = '/logo.svg';

export interface BrandLogoProps {
  /** ID of the logo asset. Without one, the site's own logo is shown. */
  assetId: string | undefined;
  /** Whether the image loads at once or only near the viewport. @default 'eager' */
  loading?: 'eager' | 'lazy';
}

function failedToLoad(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

/** Logo and brand name. If the image fails to load, the site's own logo replaces it. */
export function BrandLogo({ assetId, loading = 'eager' }: BrandLogoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const source = assetId === undefined || failed === assetId ? localLogo : `/api/assets/${assetId}/file`;
  // An image in the server's HTML may have failed before the error handler was attached.
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
