import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function renderComposer() {
  const onSend = vi.fn();
  render(<Composer clientId="harbor" to="Maya Ortiz" onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: 'Message to Maya Ortiz' });
  fireEvent.input(field, { target: { value: '東京で' } });
  return { onSend, press: (key: KeyboardEventInit) => act(async () => fireEvent.keyDown(field, key)) };
}

describe('Enter', () => {
  it('sends the message', async () => {
    const { onSend, press } = renderComposer();
    await press({ key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledExactlyOnceWith('東京で');
  });

  it.each([
    ['ends a composition in Safari', { isComposing: false, keyCode: 229 }],
    ['ends a composition in other browsers', { isComposing: true, keyCode: 229 }],
    ['begins a new line with Shift', { shiftKey: true, keyCode: 13 }],
  ])('does not send the message when it %s', async (_, modifiers) => {
    const { onSend, press } = renderComposer();
    await press({ key: 'Enter', ...modifiers });
    expect(onSend).not.toHaveBeenCalled();
  });
});
