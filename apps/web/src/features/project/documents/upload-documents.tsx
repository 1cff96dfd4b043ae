import { projectEndpoints } from '@uplift/data-client/contract/project';
import { uploadMutation, useDataClient, useWriteNewRow } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { FileDrop } from '@uplift/ui/file-drop';
import { type ReactElement, useState } from 'react';
import { useOpenForFiles } from '../../../areas/shared/forms/use-open-for-files.ts';
import { useUploads } from '../../../areas/shared/forms/use-uploads.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useProjectContext } from '../project-context.tsx';
import { documentRules, documentsPath } from './document-labels.ts';

/** Uploads several documents at once. Uploads continue while the dialog is closed, and reappear in it. */
export function UploadDocuments(): ReactElement {
  const { clientId, side, company } = useProjectContext();
  const client = useDataClient();
  const refresh = useRefresh(documentsPath(clientId));
  const writeNewRow = useWriteNewRow(documentsPath(clientId));
  const [open, setOpen] = useState(false);
  const [show] = useState(() => () => setOpen(true));
  useOpenForFiles(show);
  const uploads = useUploads(async (file, options) => {
    const request = { params: { clientId }, body: {} };
    const document = await uploadMutation(client, projectEndpoints.uploadDocument, request, {
      ...options,
      files: file,
    });
    await writeNewRow(document);
    await refresh();
  });
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm">Upload</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Upload documents</Dialog.Title>
        <Dialog.Description>
          {side === 'client'
            ? 'Your manager sees them right away. Documents are named after their files.'
            : `Only your team sees them until you share them with ${company}.`}
        </Dialog.Description>
        <FileDrop
          aria-label="Documents"
          {...documentRules}
          files={uploads.files}
          onFiles={uploads.add}
          onRetry={uploads.retry}
          onCancel={uploads.cancel}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
