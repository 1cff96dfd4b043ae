import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Text.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { dialogWords } from '../../dialog-words.ts';
import type { ExampleProps } from '../../example.ts';

export function Example({ label, open }: ExampleProps): ReactElement {
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  return (
    <>
      <Button onClick={() => setClosed(false)}>{label}</Button>
      <Modal opened={open && !closed} onClose={close} title={label}>
        <Text>{dialogWords.text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {dialogWords.cancel}
          </Button>
          <Button>{dialogWords.confirm}</Button>
        </Group>
      </Modal>
    </>
  );
}
