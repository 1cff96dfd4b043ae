import { useClientSession } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { brand } from '../../../content/brand.ts';
import { MessagesPanel } from '../../../features/project/messages/messages-panel.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';

/** The client's message thread with the team. */
export default function MessagesPage(): ReactElement {
  const { session } = useClientSession();
  const to = session?.manager?.name ?? `the ${brand.name} team`;
  return (
    <Stack gap={5}>
      <AreaHeader
        title="Messages"
        lead={`Your team’s conversation with ${to}. We reply within one working day.`}
      />
      <MessagesPanel to={to} />
    </Stack>
  );
}
