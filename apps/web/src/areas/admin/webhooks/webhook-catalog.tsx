import { eventTypes, exampleEvent } from '@uplift/data-client/contract/admin';
import { Code, CodeBlock } from '@uplift/ui/code';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Tabs } from '@uplift/ui/tabs';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { eventDescriptions } from './event-descriptions.ts';
import { verifySnippets } from './verify-snippets.ts';
import { webhooksParent } from './webhooks-parent.ts';

/** Documents each event type with an example, and how to verify signatures. */
export function WebhookCatalog(): ReactElement {
  const [first] = verifySnippets;
  return (
    <AdminPage
      title="Event catalog"
      lead="The events that webhooks send, and how to verify them."
      parent={webhooksParent}
    >
      <Stack gap={4}>
        <Heading level={2} size="sm">
          Verify signatures
        </Heading>
        <Text>
          Messages follow Standard Webhooks: <Code>webhook-id</Code> stays the same when a message is resent,{' '}
          <Code>webhook-timestamp</Code> is the time it was sent, and <Code>webhook-signature</Code> holds one
          signature, or two during a secret rotation. Respond with a 2xx status within 15 seconds. Other
          responses are retried for three days. Test events have the header <Code>webhook-test</Code>.
        </Text>
        <Tabs.Root defaultValue={first.language}>
          <Tabs.List label="Language">
            {verifySnippets.map(({ language }) => (
              <Tabs.Tab key={language} value={language}>
                {language}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {verifySnippets.map(({ language, file, code }) => (
            <Tabs.Panel key={language} value={language}>
              <CodeBlock label={file} showLabel copyable copyLabel={`Copy ${file}`}>
                {code}
              </CodeBlock>
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </Stack>
      {eventTypes.map((type) => (
        <Stack key={type} gap={3} id={type}>
          <Heading level={2} size="sm">
            {type}
          </Heading>
          <Text tone="muted">{eventDescriptions[type]}</Text>
          <CodeBlock label={`Example of ${type}`} showLabel copyable copyLabel={`Copy example of ${type}`}>
            {JSON.stringify(exampleEvent(type), null, 2)}
          </CodeBlock>
        </Stack>
      ))}
    </AdminPage>
  );
}
