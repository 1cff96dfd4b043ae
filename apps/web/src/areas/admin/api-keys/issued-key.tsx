import type { IssuedApiKey } from '@uplift/data-client/contract/admin';
import { Button } from '@uplift/ui/button';
import { CodeBlock } from '@uplift/ui/code';
import { Dialog } from '@uplift/ui/dialog';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { SecretValue } from '../secret-value.tsx';
import { exampleCall } from './key-labels.ts';

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export interface IssuedKeyProps {
  issued: IssuedApiKey;
  /** Called when the admin confirms that the key is saved. */
  onSaved: () => void;
}

/** Shows the secret of a new key once, with an example request. */
export function IssuedKey({ issued: { key, secret }, onSaved }: IssuedKeyProps): ReactElement {
  const example = exampleCall(key, { origin: window.location.origin, secret });
  return (
    <>
      <Dialog.Title>Copy your key now</Dialog.Title>
      <Dialog.Description>
        You won’t see the key of {key.name} again. Store it somewhere safe.
      </Dialog.Description>
      <Stack gap={5}>
        <SecretValue ref={takeFocus} label="API key" copyLabel="Copy key">
          {secret}
        </SecretValue>
        {example && (
          <CodeBlock label="Try it in a terminal" showLabel copyable copyLabel="Copy command">
            {example}
          </CodeBlock>
        )}
        <Text tone="muted">
          The <Link href="/api/docs">API docs</Link> list all requests and responses.
        </Text>
      </Stack>
      <Dialog.Footer>
        <Button variant="secondary" onClick={onSaved}>
          I’ve saved it
        </Button>
      </Dialog.Footer>
    </>
  );
}
