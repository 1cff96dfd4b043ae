import { pathOf } from '@uplift/data-client/contract';
import { ERASURE_GRACE_DAYS, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { LinkButton } from '@uplift/ui/link-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useClientInView } from '../../../features/project/client-in-view.tsx';
import { isPending } from '../../../features/project/deletion-words.ts';
import { SettingSection } from '../../shared/account/setting-section.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { AskForDeletion } from './ask-for-deletion.tsx';
import { OpenRequest } from './open-request.tsx';

function Deletion(): ReactElement {
  const { clientId } = useClientInView();
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getDeletionRequest,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  if (error && !data)
    return (
      <LoadFailure title="Your request could not be loaded" error={error} onRetry={() => void mutate()} />
    );
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
  const { clientId, company } = useClientInView();
  return (
    <>
      <SettingSection
        title="Your data"
        lead={`Everything that you see here about ${company}, for your own records.`}
      >
        <Stack gap={4} align="start">
          <Text>
            A ZIP archive with your project, deliverables, approvals, results, messages, meetings and
            documents, with every version of each file, and tables for spreadsheets and other programs. It
            also has your own account and sessions.
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
        lead={`You can ask us to delete everything about your company. A person reads your request and answers within 30 days. Once we confirm, your data is deleted after ${ERASURE_GRACE_DAYS} days.`}
      >
        <Deletion />
      </SettingSection>
    </>
  );
}
