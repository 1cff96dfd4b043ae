import { pathOf } from '@uplift/data-client/contract';
import { projectEndpoints, type StoryConsent } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useRefetch, useWriteCache } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import { showFailure } from '../../../areas/shared/toasts.ts';
import { useProjectContext } from '../project-context.tsx';
import * as styles from './results.styles.ts';

const signed = (what: string, by: { by: string; at: string } | null): string =>
  by ? `${what} by ${by.by} on ${inFull(by.at)}.` : '';

/** Describes the consent for the team. */
function describeForTeam({ state, asked, answered }: StoryConsent): string {
  switch (state) {
    case 'none':
      return 'The client hasn’t been asked yet.';
    case 'asked':
      return `${signed('Asked', asked)} The request is on the client’s results page.`;
    case 'given':
      return signed('Agreed', answered);
    case 'withdrawn':
      return signed('Declined', answered);
  }
}

function describeForClient({ state, asked, answered }: StoryConsent): string {
  switch (state) {
    case 'none':
    case 'asked':
      return signed('Asked', asked);
    case 'given':
      return `${signed('Agreed', answered)} If you change your mind, we’ll remove the story right away.`;
    case 'withdrawn':
      return `${signed('Declined', answered)} Your story isn’t on our site.`;
  }
}

/** Runs an action and reports the result in a toast, because no form is there to show errors. */
async function attempt(
  action: () => Promise<unknown>,
  done: string,
  refresh: () => Promise<unknown>,
): Promise<void> {
  try {
    await action();
    toaster.show({ type: 'success', title: done });
  } catch (error) {
    showFailure('Couldn’t save the consent', error);
    await refresh();
  }
}

/** Returns a function that writes the consent into the cache. */
function useWriteConsent(clientId: string): (consent: StoryConsent) => Promise<unknown> {
  const write = useWriteCache();
  return (consent) => write(projectEndpoints.getStoryConsent, { params: { clientId } }, () => consent);
}

/** Returns a function that reads the consent again, for what someone else changed. */
function useRefreshConsent(clientId: string): () => Promise<unknown> {
  const refetch = useRefetch();
  return () => refetch([pathOf(projectEndpoints.getStoryConsent, { params: { clientId } })]);
}

function TeamActions({ consent: { state } }: { consent: StoryConsent }): ReactElement | null {
  const { clientId, company } = useProjectContext();
  const { trigger, isMutating } = useEndpointMutation(projectEndpoints.askForStoryConsent, {
    write: useWriteConsent(clientId),
  });
  const refresh = useRefreshConsent(clientId);
  if (state === 'asked' || state === 'given') return null;
  return (
    <div css={styles.actions}>
      <Button
        size="sm"
        variant="secondary"
        loading={isMutating}
        onClick={() =>
          void attempt(() => trigger({ params: { clientId } }), `Request sent to ${company}.`, refresh)
        }
      >
        {state === 'none' ? 'Ask the client' : 'Ask again'}
      </Button>
    </div>
  );
}

function ClientActions({ consent: { state } }: { consent: StoryConsent }): ReactElement {
  const { clientId } = useProjectContext();
  const { trigger, isMutating } = useEndpointMutation(projectEndpoints.answerStoryConsent, {
    write: useWriteConsent(clientId),
  });
  const refresh = useRefreshConsent(clientId);
  const answer = (given: boolean): void => {
    const done = given ? 'Thank you. We can publish your story.' : 'We won’t publish your story.';
    void attempt(() => trigger({ params: { clientId }, body: { given } }), done, refresh);
  };
  return (
    <div css={styles.actions}>
      {state !== 'given' && (
        <Button size="sm" loading={isMutating} onClick={() => answer(true)}>
          {state === 'asked' ? 'I agree' : 'Agree'}
        </Button>
      )}
      {state !== 'withdrawn' && (
        <Button size="sm" variant="secondary" loading={isMutating} onClick={() => answer(false)}>
          {state === 'asked' ? 'Decline' : 'Withdraw consent'}
        </Button>
      )}
    </div>
  );
}

/** Consent to publish the figures as a success story. Clients see it once the team has asked. */
export function StoryConsentCard(): ReactElement | null {
  const { clientId, side, readOnly } = useProjectContext();
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getStoryConsent,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  if (error && !data)
    return (
      <LoadFailure title="Couldn’t load the story consent" error={error} onRetry={() => void mutate()} />
    );
  const isTeam = side === 'team';
  if (!data || (data.state === 'none' && !isTeam)) return null;
  return (
    <Card asChild>
      <section aria-labelledby="consent-title" css={styles.printless}>
        <Stack gap={4}>
          <Heading level={2} size="sm" id="consent-title">
            {isTeam ? 'Success story' : 'May we tell your story?'}
          </Heading>
          <Text tone="muted">
            {isTeam
              ? 'With the client’s consent, an admin can draft a story from these figures.'
              : 'We’d like to share what the work brought you: your company’s name, the hours saved, and what they are worth. Nothing is published before you agree.'}
          </Text>
          <Text size="sm" tone="muted">
            {isTeam ? describeForTeam(data) : describeForClient(data)}
          </Text>
          {!readOnly && (isTeam ? <TeamActions consent={data} /> : <ClientActions consent={data} />)}
        </Stack>
      </section>
    </Card>
  );
}
