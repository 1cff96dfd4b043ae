import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed last while the page had no code yet. */
    earlyPress?: HTMLElement;
  }
}

/** Remembers which button is pressed before the page's code is there. What was prevented has been dealt with. */
export const earlyPressScript =
  'onclick=function(e){var b=e.target.closest("button");if(b&&!e.defaultPrevented)window.earlyPress=b}';

/** Gives that button if it is inside an element. It is given once. */
export function takeEarlyPress(element: Element): HTMLElement | null {
  const { earlyPress } = window;
  if (!earlyPress || !element.contains(earlyPress)) return null;
  delete window.earlyPress;
  return earlyPress;
}

/** From now on presses reach the page itself. */
export function useEndOfEarlyPresses(): void {
  useEffect(() => {
    window.onclick = null;
  }, []);
}

/** Belongs beside a page: presses the remembered button again as soon as the page answers. */
export function EarlyPress(): null {
  useEffect(() => takeEarlyPress(document.body)?.click(), []);
  return null;
}
