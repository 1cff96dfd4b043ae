import type { AdminAsset } from '@uplift/data-client/contract/admin';
import { Icon } from '@uplift/ui/icon';
import FileText from 'lucide-react/icons/file-text';
import type { ReactElement } from 'react';
import { previewPath } from './asset-address.ts';
import * as styles from './asset-preview.styles.ts';

/** Thumbnail of an asset. Decorative, because the asset's name is next to it. */
export function AssetThumbnail({ asset }: { asset: AdminAsset }): ReactElement {
  return (
    <span css={[styles.thumbnail, asset.type === 'pdf' && styles.plain]}>
      {asset.type === 'pdf' ? (
        <Icon icon={FileText} size="sm" />
      ) : (
        <img
          src={previewPath(asset, '320')}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          css={styles.picture}
        />
      )}
    </span>
  );
}

/** Preview of an asset that fills the available width. */
export function AssetPreview({ asset }: { asset: AdminAsset }): ReactElement {
  return (
    <div css={[styles.large, asset.type === 'pdf' && styles.plain]}>
      {asset.type === 'pdf' ? (
        <Icon icon={FileText} size="lg" />
      ) : (
        <img src={previewPath(asset, '960')} alt={`Preview of ${asset.name}`} css={styles.picture} />
      )}
    </div>
  );
}
