import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { type ConsentState, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

const words: Readonly<Record<ConsentState, string>> = {
  none: 'The client has not been asked yet. Its manager asks on the results page of the client.',
  asked: 'The client was asked and has not answered yet.',
  given: 'The client has agreed. The draft begins with the figures that were measured.',
  withdrawn: 'The client does not agree to a story.',
};

/** Drafts a success story from a client's measured results, if the client consented. */
export function StoryDraft({ clientId }: { clientId: string }): ReactElement {
  const navigate = useNavigate();
  const { data } = useEndpoint(
    projectEndpoints.getStoryConsent,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  const { trigger, error, isMutating } = useEndpointMutation(adminEndpoints.draftStoryOfClient);

  async function draft(): Promise<void> {
    try {
      const story = await trigger({ body: { clientId } });
      await navigate(`/admin/success-stories/${story.id}`);
    } catch {
      // Shown through `error`.
    }
  }

  return (
    <Stack gap={4} align="start">
      <Heading level={3} size="sm">
        Success story
      </Heading>
      {data && <Text tone="muted">{words[data.state]}</Text>}
      {error && (
        <Alert tone="danger" title="No story was drafted">
          {error.message}
        </Alert>
      )}
      <Button size="sm" variant="secondary" loading={isMutating} onClick={() => void draft()}>
        Draft a success story
      </Button>
    </Stack>
  );
}
