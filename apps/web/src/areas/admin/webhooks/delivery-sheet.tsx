import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type WebhookAttempt } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { CodeBlock } from '@uplift/ui/code';
import { DataList } from '@uplift/ui/data-list';
import { Heading } from '@uplift/ui/heading';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { recordError } from '../../shared/lists/address-id.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { showFailure } from '../../shared/toasts.ts';
import { useLookAgain } from './use-look-again.ts';
import { DeliveryStateBadge } from './webhook-columns.tsx';

function Attempt({ attempt }: { attempt: WebhookAttempt }): ReactElement {
  const { number, startedAt, duration, status, error, answer, requestHeaders } = attempt;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return (
    <Card padding="sm">
      <Stack gap={3}>
        <Heading level={4} size="sm">
          Attempt {number}: {status ?? 'no response'}
        </Heading>
        <Text size="sm" tone="muted">
          {inFull(startedAt)}, {duration} ms
        </Text>
        {error && <Text size="sm">{error}</Text>}
        <CodeBlock label={`Request headers of attempt ${number}`} showLabel>
          {headers.join('\n')}
        </CodeBlock>
        {answer && (
          <CodeBlock label={`Response to attempt ${number}`} showLabel>
            {answer}
          </CodeBlock>
        )}
      </Stack>
    </Card>
  );
}

export interface DeliverySheetProps {
  webhookId: string;
  id: string;
  onClose: () => void;
}

/** Details of a delivery: payload, attempts, and a button to resend it. */
export function DeliverySheet({ webhookId, id, onClose }: DeliverySheetProps): ReactElement {
  const returnFocus = useFocusReturn();
  const params = { id: webhookId, delivery: id };
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.getWebhookDelivery,
    { params },
    { revalidateIfStale: true },
  );
  useLookAgain(data?.state === 'pending', mutate);
  const write = useWriteCache();
  const { trigger, isMutating } = useEndpointMutation(adminEndpoints.resendWebhookDelivery, {
    write: (delivery) =>
      write(adminEndpoints.getWebhookDelivery, { params }, (detail) => ({ ...detail, ...delivery })),
  });
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);

  async function resend(): Promise<void> {
    let written: string | undefined;
    try {
      await trigger({ params });
      written = pathOf(adminEndpoints.getWebhookDelivery, { params });
      toaster.show({ type: 'success', title: 'Delivery queued' });
    } catch (failure) {
      showFailure('Couldn’t resend the delivery', failure);
    }
    await refresh(written);
  }

  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>{data ? data.type : error ? 'Delivery' : 'Loading the delivery'}</Sheet.Title>
        {error && !data && (
          <LoadFailure
            title="Couldn’t load the delivery"
            error={recordError(error, 'delivery')}
            onRetry={() => void mutate()}
          />
        )}
        {!error && !data && (
          <Stack gap={4} role="status" aria-label="Loading the delivery">
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="10rem" />
          </Stack>
        )}
        {data && (
          <Stack gap={6}>
            {data.lastError && data.state !== 'succeeded' && (
              <Alert tone="danger" title="The last attempt failed">
                {data.lastError}
              </Alert>
            )}
            <DataList.Root>
              <DataList.Item term="Status">
                <DeliveryStateBadge state={data.state} />
              </DataList.Item>
              <DataList.Item term="Message ID">{data.messageId}</DataList.Item>
              {data.nextAttemptAt && (
                <DataList.Item term="Next attempt">{inFull(data.nextAttemptAt)}</DataList.Item>
              )}
            </DataList.Root>
            <CodeBlock label="Body" showLabel copyable copyLabel="Copy body">
              {JSON.stringify(JSON.parse(data.body), null, 2)}
            </CodeBlock>
            <Stack gap={4}>
              <Heading level={3} size="sm">
                Attempts
              </Heading>
              {data.log.length === 0 && (
                <Text size="sm" tone="subtle">
                  No attempts yet.
                </Text>
              )}
              {data.log.map((attempt) => (
                <Attempt key={attempt.id} attempt={attempt} />
              ))}
            </Stack>
          </Stack>
        )}
        {data && (
          <Sheet.Footer>
            <Button variant="secondary" loading={isMutating} onClick={() => void resend()}>
              Resend
            </Button>
          </Sheet.Footer>
        )}
      </Sheet.Content>
    </Sheet.Root>
  );
}
