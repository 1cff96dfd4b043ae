import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { type ConsentState, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../shared/lists/use-refresh.ts';

const consentLabels: Readonly<Record<ConsentState, string>> = {
  none: 'The client hasn’t been asked yet. Their manager can ask on the client’s results page.',
  asked: 'The client hasn’t answered yet.',
  given: 'The client has agreed. The draft starts with the measured results.',
  withdrawn: 'The client declined.',
};

/** Drafts a success story from a client's measured results, if the client consented. */
export function StoryDraft({ clientId }: { clientId: string }): ReactElement {
  const navigate = useNavigate();
  const { data } = useEndpoint(
    projectEndpoints.getStoryConsent,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  const { trigger, error, isMutating } = useEndpointMutation(adminEndpoints.draftStoryOfClient, {
    write: useWriteNewRow(adminEndpoints.listStories.path),
  });

  const refresh = useRefresh(adminEndpoints.listStories.path);

  async function draft(): Promise<void> {
    try {
      const story = await trigger({ body: { clientId } });
      await navigate(`/admin/success-stories/${story.id}`);
      await refresh(pathOf(adminEndpoints.getStory, { params: { id: story.id } }));
    } catch {
      // Shown through `error`.
    }
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        Success story
      </Heading>
      {data && (
        <Text tone="muted" size="sm">
          {consentLabels[data.state]}
        </Text>
      )}
      {error && (
        <Alert tone="danger" title="Couldn’t draft the story">
          {error.message}
        </Alert>
      )}
      <Cluster>
        <Button size="sm" variant="secondary" loading={isMutating} onClick={() => void draft()}>
          Draft success story
        </Button>
      </Cluster>
    </Stack>
  );
}
