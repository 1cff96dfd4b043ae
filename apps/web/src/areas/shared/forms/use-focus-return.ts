import { useState } from 'react';

/** Returns the focused element. For a menu item, which goes with its menu, returns the menu's trigger. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const trigger = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : activeElement;
}

/**
 * For a sheet or dialog without a trigger: returns focus to the element that had it on the first render. Pass
 * it as `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(findOpener);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
