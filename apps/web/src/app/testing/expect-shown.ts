import { expect, waitFor } from 'storybook/test';

/** Waits until an element is visible. Dialogs, menus and notices fade in. */
export async function expectShown(element: Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
