import { pathOf } from '@uplift/data-client/contract';
import { type ClientDocumentDetail, projectEndpoints } from '@uplift/data-client/contract/project';
import { createIdempotencyKey, uploadMutation, useDataClient, useWriteRow } from '@uplift/data-client/swr';
import { Field } from '@uplift/ui/field';
import { FileDrop } from '@uplift/ui/file-drop';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useConflict } from '../../../areas/shared/forms/use-conflict.ts';
import { useUploads } from '../../../areas/shared/forms/use-uploads.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useProjectContext } from '../project-context.tsx';
import { documentRules, documentsPath } from './document-labels.ts';

export interface NewVersionProps {
  /** The document to add a version to. */
  document: ClientDocumentDetail;
  onAdded: (document: ClientDocumentDetail) => void;
}

/** Uploads a new version of a document. Earlier versions remain. */
export function NewVersion({ document, onAdded }: NewVersionProps): ReactElement {
  const { clientId } = useProjectContext();
  const client = useDataClient();
  const refresh = useRefresh(documentsPath(clientId));
  const writeRow = useWriteRow(documentsPath(clientId));
  const params = { clientId, id: document.id };
  const { save } = useConflict(document, () => client.call(projectEndpoints.getDocument, { params }));
  const uploads = useUploads(async (file, options) => {
    const saved = await save(async (version) => {
      const request = { params, body: { version: String(version) } };
      // The row version prevents a second upload. A retry with another version needs a new key.
      const idempotencyKey = createIdempotencyKey();
      const changed = await uploadMutation(client, projectEndpoints.uploadDocumentVersion, request, {
        ...options,
        idempotencyKey,
        files: file,
      });
      await writeRow(changed);
      onAdded(changed);
    });
    if (!saved) {
      throw new Error('Someone else changed this document. Try again to upload your version.');
    }
    toaster.show({ type: 'success', title: `Uploaded a new version of ${document.name}` });
    await refresh(pathOf(projectEndpoints.getDocument, { params }));
  });
  return (
    <Field label="New version" hint="Earlier versions stay available below.">
      <FileDrop
        {...documentRules}
        multiple={false}
        files={uploads.files}
        onFiles={uploads.add}
        onRetry={uploads.retry}
        onCancel={uploads.cancel}
      />
    </Field>
  );
}
