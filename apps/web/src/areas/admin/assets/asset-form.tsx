import { pathOf } from '@uplift/data-client/contract';
import { type AdminAsset, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Checkbox } from '@uplift/ui/checkbox';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { formatFileSize } from '../../shared/lists/format-file-size.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { stateNames } from './asset-columns.tsx';

const conflictFields = {
  Name: ({ name }: AdminAsset) => name,
  Category: ({ category }: AdminAsset) => category,
  State: ({ state }: AdminAsset) => stateNames[state],
  Size: ({ byteSize }: AdminAsset) => formatFileSize(byteSize),
};

export interface AssetFormProps {
  /** The version being edited. */
  asset: AdminAsset;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (asset: AdminAsset) => void;
}

/** Edits an asset's name, category, and public access. */
export function AssetForm({ asset, onSaved, onStartFrom }: AssetFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateAsset, {
    write: useWriteRow(adminEndpoints.listAssets.path),
  });
  const refresh = useRefresh(adminEndpoints.listAssets.path);
  const params = { id: asset.id };
  const { theirs, save } = useConflict(asset, () => client.call(adminEndpoints.getAsset, { params }));
  const form = useDraftedForm({
    schema: adminEndpoints.updateAsset.body,
    values: { isActive: asset.state === 'active', version: asset.version },
    draft: `asset:${asset.id}:${asset.version}`,
    send: async (fields) => {
      if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
      toaster.show({ type: 'success', title: `Saved ${fields.name}` });
      onSaved();
      await refresh(pathOf(adminEndpoints.getAsset, { params }));
    },
  });
  const { control, errorOf } = form;
  const { field: active } = useController({ control: form.fields.control, name: 'isActive' });

  return (
    <EditForm
      form={form}
      Footer={Sheet.Footer}
      noun="asset"
      base={asset}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input autoComplete="off" defaultValue={asset.name} {...control('name')} />
      </Field>
      <Field
        label="Category"
        hint="Lowercase letters, with hyphens between words."
        error={errorOf('category')}
      >
        <Input autoComplete="off" defaultValue={asset.category} {...control('category')} />
      </Field>
      <Field
        label="Active"
        labelPlacement="end"
        hint="Anyone with the URL can view it."
        error={errorOf('isActive')}
      >
        <Checkbox
          ref={active.ref}
          name={active.name}
          checked={active.value}
          onCheckedChange={(checked) => active.onChange(checked === true)}
        />
      </Field>
    </EditForm>
  );
}
