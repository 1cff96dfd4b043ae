import { pathOf } from '@uplift/data-client/contract';
import {
  type ClientDocument,
  type ClientDocumentDetail,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { EditForm } from '../../../areas/shared/forms/edit-form.tsx';
import { useConflict } from '../../../areas/shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../areas/shared/forms/use-drafted-form.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useProjectContext } from '../project-context.tsx';
import { documentsPath } from './document-labels.ts';

const conflictFields = {
  Name: ({ name }: ClientDocument) => name,
  Version: ({ number }: ClientDocument) => String(number),
};

export interface RenameDocumentProps {
  /** The version being edited. */
  document: ClientDocumentDetail;
  /** Called with the version to restart the form from. */
  onStartFrom: (document: ClientDocumentDetail) => void;
}

/** Renames a document. */
export function RenameDocument({ document, onStartFrom }: RenameDocumentProps): ReactElement {
  const { clientId } = useProjectContext();
  const client = useDataClient();
  const { trigger } = useEndpointMutation(projectEndpoints.updateDocument, {
    write: useWriteRow(documentsPath(clientId)),
  });
  const refresh = useRefresh(documentsPath(clientId));
  const params = { clientId, id: document.id };
  const { theirs, save } = useConflict(document, () => client.call(projectEndpoints.getDocument, { params }));
  const form = useDraftedForm({
    schema: projectEndpoints.updateDocument.body,
    values: { version: document.version },
    draft: `document:${document.id}:${document.version}`,
    send: async ({ name }) => {
      const saved = await save(async (version) =>
        onStartFrom(await trigger({ params, body: { name, version } })),
      );
      if (!saved) return;
      toaster.show({ type: 'success', title: `Saved ${name}` });
      await refresh(pathOf(projectEndpoints.getDocument, { params }));
    },
  });
  return (
    <EditForm
      form={form}
      Footer={Cluster}
      noun="document"
      base={document}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={(newest) => onStartFrom({ ...document, ...newest })}
    >
      <Field label="Name" error={form.errorOf('name')}>
        <Input autoComplete="off" defaultValue={document.name} {...form.control('name')} />
      </Field>
    </EditForm>
  );
}
