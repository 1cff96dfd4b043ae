import { pathOf } from '@uplift/data-client/contract';
import { type AdminTechAsset, type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  useDataClient,
  useEndpoint,
  useEndpointMutation,
  useWriteNewRow,
  useWriteRow,
} from '@uplift/data-client/swr';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { ConflictNotice } from '../../shared/forms/conflict-notice.tsx';
import { saveLabel } from '../../shared/forms/messages.ts';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { stateNames, stateOf } from './tech-asset-columns.tsx';
import { TechAssetForm } from './tech-asset-form.tsx';

const historyActions = {
  'tech-asset.created': 'Added',
  'tech-asset.updated': 'Changed',
  'tech-asset.moved': 'Moved',
  'tech-asset.activated': 'Activated',
  'tech-asset.deactivated': 'Deactivated',
  'tech-asset.deleted': 'Deleted',
  'tech-asset.restored': 'Restored',
} satisfies Record<AuditAction<'tech-asset'>, string>;

const historyFields = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  url: 'URL',
  iconPath: 'Icon',
  priority: 'Priority',
  orbitRadius: 'Orbit radius',
  orbitSpeed: 'Orbit speed',
  orbitTilt: 'Orbit tilt',
  iconSize: 'Icon size',
  isActive: 'Active',
};

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

const conflictFields = {
  Name: ({ name }: AdminTechAsset) => name,
  Category: ({ category }: AdminTechAsset) => category,
  Description: ({ description }: AdminTechAsset) => textOf(description),
  URL: ({ url }: AdminTechAsset) => textOf(url),
  Icon: ({ iconPath }: AdminTechAsset) => textOf(iconPath),
  Priority: ({ priority }: AdminTechAsset) => textOf(priority),
  'Orbit radius': ({ orbitRadius }: AdminTechAsset) => textOf(orbitRadius),
  'Orbit speed': ({ orbitSpeed }: AdminTechAsset) => textOf(orbitSpeed),
  'Orbit tilt': ({ orbitTilt }: AdminTechAsset) => textOf(orbitTilt),
  'Icon size': ({ iconSize }: AdminTechAsset) => textOf(iconSize),
  Status: (technology: AdminTechAsset) => stateNames[stateOf(technology)],
};

interface ChangeFormProps {
  technology: AdminTechAsset;
  onSaved: () => void;
  onStartFrom: (technology: AdminTechAsset) => void;
}

function ChangeForm({ technology, onSaved, onStartFrom }: ChangeFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateTechAsset, {
    write: useWriteRow(adminEndpoints.listAdminTechAssets.path),
  });
  const refresh = useRefresh(adminEndpoints.listAdminTechAssets.path);
  const params = { id: technology.id };
  const { theirs, save } = useConflict(technology, () =>
    client.call(adminEndpoints.getAdminTechAsset, { params }),
  );
  return (
    <TechAssetForm
      technology={technology}
      notice={
        <ConflictNotice
          noun="technology"
          base={technology}
          theirs={theirs}
          fields={conflictFields}
          onStartFromTheirs={onStartFrom}
        />
      }
      submit={saveLabel(theirs)}
      send={async (fields) => {
        if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
        toaster.show({ type: 'success', title: `Saved ${fields.name}` });
        onSaved();
        await refresh(pathOf(adminEndpoints.getAdminTechAsset, { params }));
      }}
    />
  );
}

export interface TechAssetSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a technology: form and change history. */
export function TechAssetSheet({ id, onClose }: TechAssetSheetProps): ReactElement {
  const record = useEndpoint(
    adminEndpoints.getAdminTechAsset,
    { params: { id } },
    { revalidateIfStale: true },
  );
  return (
    <RecordSheet
      noun="technology"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(technology, startFrom) => (
        <ChangeForm technology={technology} onSaved={onClose} onStartFrom={startFrom} />
      )}
    </RecordSheet>
  );
}

/** Form for a new technology. */
export function NewTechAssetSheet({ onClose }: { onClose: () => void }): ReactElement {
  const returnFocus = useFocusReturn();
  const { trigger } = useEndpointMutation(adminEndpoints.createTechAsset, {
    write: useWriteNewRow(adminEndpoints.listAdminTechAssets.path),
  });
  const refresh = useRefresh(adminEndpoints.listAdminTechAssets.path);
  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>New technology</Sheet.Title>
        <TechAssetForm
          submit="Add technology"
          send={async (fields) => {
            await trigger({ body: fields });
            toaster.show({ type: 'success', title: `Added ${fields.name}` });
            onClose();
            await refresh();
          }}
        />
      </Sheet.Content>
    </Sheet.Root>
  );
}
