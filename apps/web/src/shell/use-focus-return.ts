import { useState } from 'react';

/**
 * For a sheet or dialog that no trigger of its own opens: gives the focus back to where it was when this was first
 * rendered. Pass it as `onCloseAutoFocus`.
 */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
