import { useClientSession } from '@uplift/data-client/swr';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../../app/page-head.tsx';
import { brand } from '../../../content/brand.ts';
import { MessagesPanel } from '../../../features/project/messages/messages-panel.tsx';

/** The client's message thread with the team. */
export default function MessagesPage(): ReactElement {
  const { session } = useClientSession();
  const to = session?.manager?.name ?? `the ${brand.name} team`;
  return (
    <Stack gap={5}>
      <PageHead title="Messages" index={false} />
      <header>
        <Heading level={1} size="lg">
          Messages
        </Heading>
        <Text tone="muted">{`Your team’s conversation with ${to}. We reply within one working day.`}</Text>
      </header>
      <MessagesPanel to={to} />
    </Stack>
  );
}
