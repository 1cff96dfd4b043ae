import {
  type Deliverable,
  type DeliverableVersion,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { Accordion } from '@uplift/ui/accordion';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { Timeline } from '@uplift/ui/timeline';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../shell/account/last-use.ts';
import { sizeInWords } from '../../shell/size-in-words.ts';
import { useClientInView } from '../client-in-view.tsx';
import { FilePreview, previewKind } from './file-preview.tsx';
import * as styles from './plan.styles.ts';
import { stepNames, typeNames } from './plan-words.ts';

/** Where the bytes of a version are. */
function addressOf(clientId: string, id: string, number: number): string {
  return projectEndpoints.getDeliverableFile.path
    .replace('{clientId}', clientId)
    .replace('{id}', id)
    .replace('{number}', String(number));
}

interface VersionProps {
  deliverable: Deliverable;
  file: DeliverableVersion;
}

function Version({ deliverable: { id, title }, file }: VersionProps): ReactElement {
  const { clientId, side } = useClientInView();
  const href = addressOf(clientId, id, file.number);
  return (
    <div css={styles.file}>
      <span css={styles.fileName}>{file.name}</span>
      <span css={styles.fileFacts}>
        Version {file.number}, {typeNames[file.type]}, {sizeInWords(file.byteSize)},{' '}
        <time dateTime={file.uploadedAt} title={inFull(file.uploadedAt)}>
          {lastUse(file.uploadedAt, Date.now())}
        </time>
        {side === 'team' && file.sharedAt === null && ', not shared yet'}
      </span>
      <span css={styles.actions}>
        {previewKind(file.type) && <FilePreview title={title} file={file} href={href} />}
        <LinkButton
          href={href}
          download={file.name}
          size="sm"
          variant="ghost"
          aria-label={`Download version ${file.number} of ${title}`}
        >
          Download
        </LinkButton>
      </span>
    </div>
  );
}

/** The newest file of a deliverable, and below it how it came to be: earlier versions, and what was said about them. */
export function DeliverableFiles({ deliverable }: { deliverable: Deliverable }): ReactElement | null {
  const [latest, ...earlier] = deliverable.versions;
  if (!latest) return null;
  const { steps } = deliverable;
  const approval = deliverable.state === 'approved' ? steps.at(-1) : undefined;
  return (
    <>
      <Version deliverable={deliverable} file={latest} />
      {approval && (
        <Text size="sm" tone="success">
          Version {approval.number} was approved by {approval.by ?? 'somebody'} on {inFull(approval.at)}.
        </Text>
      )}
      {steps.length + earlier.length > 0 && (
        <Accordion.Root>
          <Accordion.Item title="Versions and comments">
            <Stack gap={4}>
              {earlier.map((file) => (
                <Version key={file.number} deliverable={deliverable} file={file} />
              ))}
              <Timeline.Root>
                {steps.map((step) => (
                  <Timeline.Item
                    key={`${step.at} ${step.state} ${step.number}`}
                    title={`${stepNames[step.state]}, version ${step.number}, by ${step.by ?? 'somebody'}`}
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
          </Accordion.Item>
        </Accordion.Root>
      )}
    </>
  );
}
