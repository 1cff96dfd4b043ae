import { pathOf } from '@uplift/data-client/contract';
import { ERASURE_GRACE_DAYS, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { LinkButton } from '@uplift/ui/link-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { isPending } from '../../../features/project/deletion-labels.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { SettingSection } from '../../shared/account/setting-section.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { AskForDeletion } from './ask-for-deletion.tsx';
import { OpenRequest } from './open-request.tsx';

function Deletion(): ReactElement {
  const { clientId } = useProjectContext();
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getDeletionRequest,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  if (error && !data)
    return <LoadFailure title="Couldn’t load your request" error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="block" height="6rem" />;
  const { request } = data;
  return request && isPending(request) ? (
    <OpenRequest request={request} />
  ) : (
    <AskForDeletion latest={request} />
  );
}

/** Data export and erasure for the client. */
export default function YourData(): ReactElement {
  const { clientId, company } = useProjectContext();
  return (
    <>
      <SettingSection title="Your data" lead={`Everything in the portal about ${company}, for your records.`}>
        <Stack gap={4} align="start">
          <Text>
            A ZIP archive with your project, deliverables, approvals, results, messages, meetings and
            documents, including all file versions, and tables for spreadsheets and other programs. It also
            includes your account and sessions.
          </Text>
          <LinkButton
            variant="secondary"
            href={pathOf(projectEndpoints.exportClientData, { params: { clientId } })}
            download
          >
            Download your data
          </LinkButton>
        </Stack>
      </SettingSection>
      <SettingSection
        title="Deletion"
        lead={`Request the deletion of all data about your company. We reply within 30 days. ${ERASURE_GRACE_DAYS} days after we confirm, your data is deleted.`}
      >
        <Deletion />
      </SettingSection>
    </>
  );
}
