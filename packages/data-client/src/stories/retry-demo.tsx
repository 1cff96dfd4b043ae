import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { EmptyState } from '@uplift/ui/empty-state';
import { Stack } from '@uplift/ui/stack';
import { Table } from '@uplift/ui/table';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import type { HttpHandler } from 'msw';
import { type ReactElement, useEffect, useState } from 'react';
import { ApiError, NetworkError, publicEndpoints } from '../index.ts';
import {
  MUTATION_RETRY_DELAY_MS,
  readRetryDelay,
  shouldRetryMutation,
  shouldRetryRead,
  useEndpointMutation,
  useTechAssets,
} from '../swr/index.ts';
import { disconnect, fail } from '../testing/index.ts';
import * as styles from './retry-demo.styles.ts';
import { StoryPage } from './story-page.tsx';

const { listTechAssets, signOutClient } = publicEndpoints;

type Kind = 'read' | 'change';

/** A way in which the server can fail a call. */
interface Failure {
  name: string;
  error: Error;
  handler: (kind: Kind) => HttpHandler;
}

const rowOf = { read: listTechAssets, change: signOutClient };

function answered(status: number, message: string, retryAfter: number | null = null): Failure {
  return {
    name: retryAfter === null ? `Answer ${status}` : `Answer ${status}, Retry-After ${retryAfter}`,
    error: new ApiError(message, { status, retryAfter }),
    handler: (kind) => fail(rowOf[kind], status, message, retryAfter === null ? {} : { retryAfter }),
  };
}

const failures: readonly Failure[] = [
  answered(400, 'Invalid request.'),
  answered(401, 'You’re not signed in.'),
  answered(403, 'This is not for you.'),
  answered(404, 'There is nothing here.'),
  answered(409, 'Another user was faster.'),
  answered(429, 'Too many requests.', 3),
  answered(500, 'Something went wrong.'),
  answered(503, 'Down for a moment.'),
  answered(503, 'Down for a moment.', 3),
  { name: 'No answer', error: new NetworkError('No answer.'), handler: (kind) => disconnect(rowOf[kind]) },
];

function after(milliseconds: number): string {
  return `After ${milliseconds / 1_000} s`;
}

function ruleOf(kind: Kind, error: Error, online: boolean): string {
  if (kind === 'change') {
    return shouldRetryMutation(error, 1, online) ? after(MUTATION_RETRY_DELAY_MS) : 'Never';
  }
  return shouldRetryRead(error, 1, online) ? after(readRetryDelay(error, 1)) : 'Never';
}

function Outcome({ error, pending }: { error: Error | undefined; pending: boolean }): ReactElement {
  if (!error) return <Alert title="Asking the server" />;
  return (
    <Alert tone={pending ? 'info' : 'danger'} title={pending ? 'Trying again' : error.message}>
      {pending ? error.message : 'It stays at that.'}
    </Alert>
  );
}

function FailingRead({ failure }: { failure: Failure }): ReactElement {
  const { error, isValidating } = useTechAssets();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isValidating) setTries((count) => count + 1);
  }, [isValidating]);
  const expected = shouldRetryRead(failure.error, 1, navigator.onLine) ? 2 : 1;
  return <Outcome error={error} pending={isValidating || tries < expected} />;
}

function FailingChange(): ReactElement {
  const { trigger, error, isMutating } = useEndpointMutation(signOutClient);
  useEffect(() => void trigger({}, { throwOnError: false }), [trigger]);
  return <Outcome error={error} pending={isMutating} />;
}

/** The retry table. Its buttons make a server fail, and list each attempt and its delay. */
export function RetryDemo(): ReactElement {
  const [kind, setKind] = useState<Kind>('read');
  const [run, setRun] = useState<{ id: number; kind: Kind; failure: Failure } | null>(null);
  return (
    <Stack gap={6}>
      <Cluster>
        <ToggleGroup.Root
          label="What is made"
          value={kind}
          onValueChange={(value) => setKind(value === 'change' ? 'change' : 'read')}
        >
          <ToggleGroup.Item value="read">A read</ToggleGroup.Item>
          <ToggleGroup.Item value="change">A change</ToggleGroup.Item>
        </ToggleGroup.Root>
      </Cluster>
      {run ? (
        <StoryPage key={run.id} handlers={() => [run.failure.handler(run.kind)]} timed>
          {run.kind === 'read' ? <FailingRead failure={run.failure} /> : <FailingChange />}
        </StoryPage>
      ) : (
        <EmptyState
          headingLevel={3}
          title="Nothing has failed yet"
          description="Press one of the answers below. Each try is listed here with its delay."
        />
      )}
      <Table.Root
        caption={kind === 'read' ? 'When a read is tried once more' : 'When a change is tried once more'}
      >
        <Table.Head>
          <Table.Row>
            <Table.Header>What the server does</Table.Header>
            <Table.Header>Online</Table.Header>
            <Table.Header>Offline</Table.Header>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {failures.map((failure) => (
            <Table.Row key={failure.name}>
              <Table.Header scope="row" css={styles.answers}>
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setRun((last) => ({ id: (last?.id ?? 0) + 1, kind, failure }))}
                >
                  {failure.name}
                </Button>
              </Table.Header>
              <Table.Cell>{ruleOf(kind, failure.error, true)}</Table.Cell>
              <Table.Cell>{ruleOf(kind, failure.error, false)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}
