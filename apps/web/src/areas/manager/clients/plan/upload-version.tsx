import { type Deliverable, documentFile, projectEndpoints } from '@uplift/data-client/contract/project';
import { createIdempotencyKey, uploadMutation, useDataClient } from '@uplift/data-client/swr';
import { FileDrop } from '@uplift/ui/file-drop';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { withDeliverable } from '../../../../features/project/plan/plan-updates.ts';
import { useReloadPlan, useWritePlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useUploads } from '../../../shared/forms/use-uploads.ts';
import { findDeliverable } from './find-deliverable.ts';

export interface UploadVersionProps {
  deliverable: Deliverable;
  onUploaded: () => void;
}

/** Uploads a new version of a deliverable's file. Earlier versions remain. */
export function UploadVersion({ deliverable, onUploaded }: UploadVersionProps): ReactElement {
  const { clientId } = useProjectContext();
  const api = useDataClient();
  const reload = useReloadPlan();
  const writePlan = useWritePlan();
  const { save } = useConflict(deliverable, async () => findDeliverable(await reload(), deliverable));
  const uploads = useUploads(async (file, options) => {
    const saved = await save(async (version) => {
      const changed = await uploadMutation(
        api,
        projectEndpoints.uploadDeliverableVersion,
        { params: { clientId, id: deliverable.id }, body: { version: String(version) } },
        // A retry may send another row version, which makes it a different request.
        { ...options, idempotencyKey: createIdempotencyKey(), files: file },
      );
      await writePlan((milestones) => withDeliverable(milestones, changed));
    });
    if (!saved) throw new Error('Someone else changed this deliverable. Try again to upload your file.');
    toaster.show({ type: 'success', title: `Uploaded ${file.name}` });
    onUploaded();
  });
  return (
    <FileDrop
      aria-label={`File for ${deliverable.title}`}
      accept={documentFile.types.join(', ')}
      maxSize={documentFile.maximumSize}
      rules="PDF, Word, Excel, PowerPoint, image, CSV, text, Markdown or ZIP, up to 25 MB"
      multiple={false}
      files={uploads.files}
      onFiles={uploads.add}
      onRetry={uploads.retry}
      onCancel={uploads.cancel}
    />
  );
}
