import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, useState } from 'react';
import { dialogWords } from '../../dialog-words.ts';
import type { ExampleProps } from '../../example.ts';

export function Example({ label, open }: ExampleProps): ReactElement {
  const [closed, setClosed] = useState(false);
  return (
    <Dialog.Root open={open && !closed} onOpenChange={(next) => setClosed(!next)}>
      <Dialog.Trigger asChild>
        <Button>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>{label}</Dialog.Title>
        <Dialog.Description>{dialogWords.text}</Dialog.Description>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="secondary">{dialogWords.cancel}</Button>
          </Dialog.Close>
          <Button>{dialogWords.confirm}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
