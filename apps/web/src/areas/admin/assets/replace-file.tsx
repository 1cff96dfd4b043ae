import { pathOf } from '@uplift/data-client/contract';
import { type AdminAsset, adminEndpoints } from '@uplift/data-client/contract/admin';
import { createIdempotencyKey, uploadMutation, useDataClient, useWriteRow } from '@uplift/data-client/swr';
import { Field } from '@uplift/ui/field';
import { FileDrop } from '@uplift/ui/file-drop';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useUploads } from '../../shared/forms/use-uploads.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { fileRules } from './file-rules.ts';

export interface ReplaceFileProps {
  /** The version whose file to replace. */
  asset: AdminAsset;
  onReplaced: (asset: AdminAsset) => void;
}

/** Replaces an asset's file. Its URL stays the same, so every page that uses it shows the new file. */
export function ReplaceFile({ asset, onReplaced }: ReplaceFileProps): ReactElement {
  const client = useDataClient();
  const refresh = useRefresh(adminEndpoints.listAssets.path);
  const writeRow = useWriteRow(adminEndpoints.listAssets.path);
  const params = { id: asset.id };
  const { save } = useConflict(asset, () => client.call(adminEndpoints.getAsset, { params }));
  const uploads = useUploads(async (file, options) => {
    const saved = await save(async (version) => {
      const request = { params, body: { version: String(version) } };
      // The row version prevents a second replacement. A retry with another version needs a new key.
      const idempotencyKey = createIdempotencyKey();
      const changed = await uploadMutation(client, adminEndpoints.replaceAssetFile, request, {
        ...options,
        idempotencyKey,
        files: file,
      });
      await writeRow(changed);
      onReplaced(changed);
    });
    if (!saved) {
      throw new Error('Someone else changed this asset. Try again to replace their file.');
    }
    toaster.show({ type: 'success', title: `Replaced the file of ${asset.name}` });
    await refresh(pathOf(adminEndpoints.getAsset, { params }));
  });
  return (
    <Field label="Replace file" hint="The URL stays the same. The site shows the new file right away.">
      <FileDrop
        {...(asset.type === 'pdf' ? fileRules.document : fileRules.picture)}
        multiple={false}
        files={uploads.files}
        onFiles={uploads.add}
        onRetry={uploads.retry}
        onCancel={uploads.cancel}
      />
    </Field>
  );
}
