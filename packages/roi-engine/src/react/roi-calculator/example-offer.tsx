'use client';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useRoiMessages } from '../use-roi-messages.ts';

/** Says what an empty form needs, and offers to fill it. */
export function ExampleOffer({ onAccept }: { onAccept: () => void }): ReactElement {
  const messages = useRoiMessages();
  return (
    <Cluster gap={3}>
      <Text size="sm">{messages.exampleOffer}</Text>
      <Button variant="secondary" size="sm" onClick={onAccept}>
        {messages.fillExample}
      </Button>
    </Cluster>
  );
}
