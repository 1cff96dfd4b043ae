import { type AdminAsset, type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { CopyButton } from '@uplift/ui/copy-button';
import { DataList } from '@uplift/ui/data-list';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { formatFileSize } from '../../shared/lists/format-file-size.ts';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { dimensionsOf, publicPath } from './asset-address.ts';
import { typeNames } from './asset-columns.tsx';
import { AssetForm } from './asset-form.tsx';
import * as styles from './asset-preview.styles.ts';
import { AssetPreview } from './asset-preview.tsx';
import { ReplaceFile } from './replace-file.tsx';

const historyActions = {
  'asset.uploaded': 'Uploaded',
  'asset.updated': 'Changed',
  'asset.replaced': 'File replaced',
  'asset.activated': 'Activated',
  'asset.deactivated': 'Deactivated',
  'asset.deleted': 'Deleted',
  'asset.restored': 'Restored',
} satisfies Record<AuditAction<'asset'>, string>;

const historyFields = {
  name: 'Name',
  category: 'Category',
  state: 'Status',
  contentType: 'Type',
  byteSize: 'Bytes',
  width: 'Width',
  height: 'Height',
};

function AssetFacts({ asset }: { asset: AdminAsset }): ReactElement {
  const dimensions = dimensionsOf(asset);
  const address = new URL(publicPath(asset), location.href).href;
  return (
    <Stack gap={4}>
      <DataList.Root>
        <DataList.Item term="Type">{typeNames[asset.type]}</DataList.Item>
        {dimensions && (
          <DataList.Item term="Dimensions" numeric>
            {dimensions}
          </DataList.Item>
        )}
        <DataList.Item term="Size" numeric>
          {formatFileSize(asset.byteSize)}
        </DataList.Item>
        <DataList.Item term="Added">{inFull(asset.createdAt)}</DataList.Item>
        <DataList.Item term="URL">
          <a href={address} target="_blank" rel="noreferrer" css={styles.address}>
            {publicPath(asset)}
          </a>
        </DataList.Item>
      </DataList.Root>
      <div>
        <CopyButton text={address} label="Copy URL" />
      </div>
    </Stack>
  );
}

interface AssetEditorProps {
  /** The version the editor starts from. */
  base: AdminAsset;
  onSaved: () => void;
  onStartFrom: (asset: AdminAsset) => void;
}

function AssetEditor({ base, onSaved, onStartFrom }: AssetEditorProps): ReactElement {
  // Replacing the file creates a new version. Unsaved form changes stay.
  const [asset, setAsset] = useState(base);
  return (
    <Stack gap={8}>
      <AssetPreview asset={asset} />
      <AssetFacts asset={asset} />
      {asset.state === 'deleted' ? (
        <Alert tone="warning" title="This asset is in the trash">
          Restore it from the trash before you edit it.
        </Alert>
      ) : (
        <>
          <AssetForm asset={asset} onSaved={onSaved} onStartFrom={onStartFrom} />
          <ReplaceFile asset={asset} onReplaced={setAsset} />
        </>
      )}
    </Stack>
  );
}

export interface AssetSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of an asset: preview, form, and change history. */
export function AssetSheet({ id, onClose }: AssetSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getAsset, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="asset"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(asset, startFrom) => <AssetEditor base={asset} onSaved={onClose} onStartFrom={startFrom} />}
    </RecordSheet>
  );
}
