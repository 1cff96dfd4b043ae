import { type ClientDocumentDetail, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { DataList } from '@uplift/ui/data-list';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Timeline } from '@uplift/ui/timeline';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { formatFileSize } from '../../../areas/shared/lists/format-file-size.ts';
import { RecordSheet } from '../../../areas/shared/lists/record-sheet.tsx';
import { useProjectContext, viewQueryOf } from '../project-context.tsx';
import { filePath, stateNames } from './document-labels.ts';
import { actionsFor, mayChange, mayReplace } from './document-rights.ts';
import { fileTypeNames } from './file-type-names.ts';
import { NewVersion } from './new-version.tsx';
import { RenameDocument } from './rename-document.tsx';
import { useDocumentActions } from './use-document-actions.ts';

function Facts({ document }: { document: ClientDocumentDetail }): ReactElement {
  const { side } = useProjectContext();
  return (
    <DataList.Root>
      <DataList.Item term="Type">{fileTypeNames[document.type]}</DataList.Item>
      <DataList.Item term="Size">{formatFileSize(document.byteSize)}</DataList.Item>
      <DataList.Item term="From">{document.uploadedBy}</DataList.Item>
      {side === 'team' && <DataList.Item term="Visibility">{stateNames[document.state]}</DataList.Item>}
    </DataList.Root>
  );
}

function Versions({ document }: { document: ClientDocumentDetail }): ReactElement {
  const { clientId } = useProjectContext();
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        Versions
      </Heading>
      <Timeline.Root>
        {document.versions.map(({ number, type, byteSize, uploadedBy, uploadedAt }) => (
          <Timeline.Item
            key={number}
            status={number === document.number ? 'current' : 'past'}
            statusLabel={number === document.number ? 'Current' : 'Earlier'}
            title={`Version ${number} by ${uploadedBy}`}
            dateTime={uploadedAt}
            time={<span title={inFull(uploadedAt)}>{lastUse(uploadedAt, Date.now())}</span>}
          >
            <Link href={filePath(clientId, document.id, number)} download>
              {`Download version ${number}`}
            </Link>
            {`, ${fileTypeNames[type]}, ${formatFileSize(byteSize)}`}
          </Timeline.Item>
        ))}
      </Timeline.Root>
    </Stack>
  );
}

function Actions({ document }: { document: ClientDocumentDetail }): ReactElement {
  const view = useProjectContext();
  const act = useDocumentActions();
  const allowed = actionsFor(view, document);
  return (
    <Cluster gap={3}>
      <LinkButton
        // With a form on the page, Save is the only primary button.
        variant={mayChange(view, document) ? 'secondary' : 'primary'}
        href={filePath(view.clientId, document.id, document.number)}
        download
      >
        Download
      </LinkButton>
      {allowed.includes('share') && (
        <Button variant="secondary" onClick={() => void act('share', [document])}>
          Share with client
        </Button>
      )}
      {allowed.includes('unshare') && (
        <Button variant="secondary" onClick={() => void act('unshare', [document])}>
          Stop sharing
        </Button>
      )}
      {allowed.includes('restore') && (
        <Button variant="secondary" onClick={() => void act('restore', [document])}>
          Restore
        </Button>
      )}
    </Cluster>
  );
}

export interface DocumentSheetProps {
  id: string;
  onClose: () => void;
}

/** Details of a document: its files and actions. */
export function DocumentSheet({ id, onClose }: DocumentSheetProps): ReactElement {
  const view = useProjectContext();
  const record = useEndpoint(
    projectEndpoints.getDocument,
    { params: { clientId: view.clientId, id }, query: viewQueryOf(view) },
    { revalidateIfStale: true },
  );
  return (
    <RecordSheet noun="document" record={record} titleOf={({ name }) => name} onClose={onClose}>
      {(base, startFrom) => {
        // The forms keep the version they started from. Everything else is current.
        const document = record.data ?? base;
        return (
          <Stack gap={8}>
            <Actions document={document} />
            <Facts document={document} />
            {mayChange(view, document) && <RenameDocument document={base} onStartFrom={startFrom} />}
            {mayReplace(view, document) && <NewVersion document={base} onAdded={startFrom} />}
            <Versions document={document} />
          </Stack>
        );
      }}
    </RecordSheet>
  );
}
