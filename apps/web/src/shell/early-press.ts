import { useEffect, useLayoutEffect } from 'react';

interface Press {
  button: HTMLElement;
  event: Event;
}

declare global {
  interface Window {
    /** The press on a button that came last while the page had no code yet. */
    earlyPress?: Press;
    rememberPress?: (event: Event) => void;
  }
}

/**
 * Remembers which button is pressed before the page's code is there. In the capture phase, because React stops events
 * on what it has not taken over. A form with an action needs no code: it is on its way to the server.
 */
export const earlyPressScript =
  'addEventListener("click",rememberPress=function(event){var button=event.target.closest("button");' +
  'if(button&&!button.matches("form[action] [type=submit]"))earlyPress={button,event}},true)';

/** Gives the button that was pressed, if it is inside an element. It is given once. */
export function takeEarlyPress(element: Element): HTMLElement | null {
  const { earlyPress } = window;
  if (!earlyPress || !element.contains(earlyPress.button)) return null;
  delete window.earlyPress;
  return earlyPress.button;
}

/** From now on presses reach the page by themselves; so does one that made React take the page over just now. */
function endEarlyPresses(): void {
  const { earlyPress, rememberPress } = window;
  if (rememberPress) window.removeEventListener('click', rememberPress, true);
  if (earlyPress && earlyPress.event === window.event) delete window.earlyPress;
}

/** Belongs beside a page: as soon as that answers, the remembered button is pressed again. */
export function EarlyPress(): null {
  useLayoutEffect(endEarlyPresses, []);
  useEffect(() => takeEarlyPress(document.body)?.click(), []);
  return null;
}
