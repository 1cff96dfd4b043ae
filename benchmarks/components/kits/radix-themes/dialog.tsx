import { Button, Dialog } from '@radix-ui/themes';
import { type ReactElement, useState } from 'react';
import { dialogWords } from '../../dialog-words.ts';
import type { ExampleProps } from '../../example.ts';

export function Example({ label, open }: ExampleProps): ReactElement {
  const [closed, setClosed] = useState(false);
  return (
    <Dialog.Root open={open && !closed} onOpenChange={(next) => setClosed(!next)}>
      <Dialog.Trigger>
        <Button>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>{label}</Dialog.Title>
        <Dialog.Description>{dialogWords.text}</Dialog.Description>
        <Dialog.Close>
          <Button variant="soft">{dialogWords.cancel}</Button>
        </Dialog.Close>
        <Button>{dialogWords.confirm}</Button>
      </Dialog.Content>
    </Dialog.Root>
  );
}
