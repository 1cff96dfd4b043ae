import {
  type Deliverable,
  type DeliverableVersion,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { Dialog } from '@uplift/ui/dialog';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { Timeline } from '@uplift/ui/timeline';
import Download from 'lucide-react/icons/download';
import HistoryIcon from 'lucide-react/icons/history';
import type { ReactElement, ReactNode } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { formatFileSize } from '../../../areas/shared/lists/format-file-size.ts';
import { fileTypeNames } from '../documents/file-type-names.ts';
import { useProjectContext } from '../project-context.tsx';
import { FileIcon } from './file-icon.tsx';
import { FilePreview, previewKind } from './file-preview.tsx';
import * as styles from './plan.styles.ts';
import { stepNames } from './plan-labels.ts';

/** Returns the path of a version's file. */
function addressOf(clientId: string, id: string, number: number): string {
  return projectEndpoints.getDeliverableFile.path
    .replace('{clientId}', clientId)
    .replace('{id}', id)
    .replace('{number}', String(number));
}

interface VersionProps {
  deliverable: Deliverable;
  file: DeliverableVersion;
  /** Shown after the links. */
  children?: ReactNode;
}

function Version({ deliverable: { id, title }, file, children }: VersionProps): ReactElement {
  const { clientId, side } = useProjectContext();
  const href = addressOf(clientId, id, file.number);
  return (
    <div css={styles.file}>
      <FileIcon type={file.type} />
      <span css={styles.fileWords}>
        <span css={styles.fileName}>{file.name}</span>
        <span css={styles.fileFacts}>
          Version {file.number}, {fileTypeNames[file.type]}, <span>{formatFileSize(file.byteSize)}</span>,{' '}
          <time dateTime={file.uploadedAt} title={inFull(file.uploadedAt)}>
            {lastUse(file.uploadedAt, Date.now())}
          </time>
          {side === 'team' && file.sharedAt === null && <span>, not shared yet</span>}
        </span>
      </span>
      <span css={styles.fileActions}>
        {previewKind(file.type) && <FilePreview title={title} file={file} href={href} />}
        <LinkButton
          href={href}
          download={file.name}
          size="sm"
          variant="ghost"
          title="Download"
          aria-label={`Download version ${file.number} of ${title}`}
        >
          <Icon icon={Download} size="sm" />
        </LinkButton>
        {children}
      </span>
    </div>
  );
}

/** History of a deliverable: its files and comments. */
function History({ deliverable }: { deliverable: Deliverable }): ReactElement {
  const { title, versions, steps } = deliverable;
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <IconButton size="sm" label={`History of ${title}`} title="History">
          <Icon icon={HistoryIcon} size="sm" />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>History of “{title}”</Dialog.Title>
        <Dialog.Description>All file versions and comments.</Dialog.Description>
        <Stack gap={6}>
          <Stack gap={3}>
            {versions.map((file) => (
              <Version key={file.number} deliverable={deliverable} file={file} />
            ))}
          </Stack>
          <Timeline.Root>
            {steps.map((step) => (
              <Timeline.Item
                key={`${step.at} ${step.state} ${step.number}`}
                title={`${stepNames[step.state]}, version ${step.number}, by ${step.by ?? 'a former user'}`}
                dateTime={step.at}
                time={<span title={inFull(step.at)}>{lastUse(step.at, Date.now())}</span>}
              >
                {step.comment && (
                  <Text size="sm" css={styles.text}>
                    {step.comment}
                  </Text>
                )}
              </Timeline.Item>
            ))}
          </Timeline.Root>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Latest file of a deliverable, with its history and approval. */
export function DeliverableFiles({ deliverable }: { deliverable: Deliverable }): ReactElement | null {
  const { state, steps, versions } = deliverable;
  const [latest] = versions;
  if (!latest) return null;
  const approval = state === 'approved' ? steps.at(-1) : undefined;
  return (
    <>
      <Version deliverable={deliverable} file={latest}>
        {steps.length + versions.length > 1 && <History deliverable={deliverable} />}
      </Version>
      {approval && (
        <Text size="sm" tone="success">
          Version {approval.number} was approved by {approval.by ?? 'a former user'} on {inFull(approval.at)}.
        </Text>
      )}
    </>
  );
}
