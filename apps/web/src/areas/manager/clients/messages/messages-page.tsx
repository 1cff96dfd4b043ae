import { Heading } from '@uplift/ui/heading';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { MessagesPanel } from '../../../../features/project/messages/messages-panel.tsx';
import { useProjectContext } from '../../../../features/project/project-context.tsx';

/** The message thread with a client, for the team. */
export default function MessagesPage(): ReactElement {
  const { company } = useProjectContext();
  return (
    <section aria-labelledby="messages-title">
      <VisuallyHidden>
        <Heading level={2} id="messages-title">
          Messages
        </Heading>
      </VisuallyHidden>
      <MessagesPanel to={company} />
    </section>
  );
}
