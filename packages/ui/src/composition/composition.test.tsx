import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from '../combobox/index.ts';
import { useCommandShortcut } from '../command-menu/index.ts';
import { DataTable } from '../data-table/index.ts';
import { initialDataTableState } from '../data-table-state/index.ts';
import { DataTableToolbar } from '../data-table-toolbar/index.ts';
import { Dialog } from '../dialog/index.ts';
import { stubLayout } from '../internal/conformance/stub-layout.ts';
import { isComposing } from './index.ts';

/** Key presses while an input method editor is in use, as browsers report them. */
const composing = {
  'the Enter that ends a composition in Safari': { key: 'Enter', isComposing: false, keyCode: 229 },
  'Enter during a composition in other browsers': { key: 'Enter', isComposing: true, keyCode: 229 },
};

const enter = { key: 'Enter', isComposing: false, keyCode: 13 };

beforeEach(stubLayout);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(composing))('%s', (_, press) => {
  it('is part of the composition', () => {
    expect(isComposing(new KeyboardEvent('keydown', press))).toBe(true);
  });

  it('selects nothing in a Combobox', () => {
    const onValueChange = vi.fn();
    render(<Combobox aria-label="City" freeText options={[]} onValueChange={onValueChange} />);
    const control = screen.getByRole('combobox');
    fireEvent.change(control, { target: { value: '東京' } });
    fireEvent.keyDown(control, press);
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.keyDown(control, enter);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('東京');
  });

  it('does not search a DataTable yet while composing', () => {
    const onStateChange = vi.fn();
    render(
      <DataTable
        label="Clients"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: 'Harbor Dental' }]}
        total={1}
        getRowId={({ name }) => name}
        state={initialDataTableState}
        onStateChange={onStateChange}
        toolbar={<DataTableToolbar />}
      />,
    );
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: '東京' } });
    fireEvent.keyDown(search, press);
    expect(onStateChange).not.toHaveBeenCalled();
    fireEvent.keyDown(search, enter);
    expect(onStateChange).toHaveBeenCalledOnce();
  });
});

it('the Escape that cancels a composition does not close a Dialog', () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Add a client</Dialog.Title>
        <input aria-label="Company" />
      </Dialog.Content>
    </Dialog.Root>,
  );
  const control = screen.getByRole('textbox', { name: 'Company' });
  fireEvent.keyDown(control, { key: 'Escape', isComposing: true, keyCode: 229 });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(control, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('useCommandShortcut ignores keys during a composition', () => {
  const onPress = vi.fn();
  renderHook(() => useCommandShortcut(onPress));
  const key = { key: 'k', ctrlKey: true };
  fireEvent.keyDown(document.body, { ...key, keyCode: 229 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { ...key, keyCode: 75 });
  expect(onPress).toHaveBeenCalledOnce();
});

it('isComposing returns false for other keys', () => {
  expect(isComposing(new KeyboardEvent('keydown', enter))).toBe(false);
});
