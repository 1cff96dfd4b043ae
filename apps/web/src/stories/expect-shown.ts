import { expect, waitFor } from 'storybook/test';

/** Waits until something can be seen: dialogs, menus and notices fade in. */
export async function expectShown(element: Element | null | undefined): Promise<void> {
  await waitFor(() => expect(element).toBeVisible());
}
