import { useState } from 'react';

/** What had the focus. An entry of a menu goes with its menu: the button that opened it stands for it. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const trigger = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : activeElement;
}

/**
 * For a sheet or dialog that no trigger of its own opens: gives the focus back to where it was when this was first
 * rendered. Pass it as `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
