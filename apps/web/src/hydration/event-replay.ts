import { useEffect, useLayoutEffect } from 'react';

interface Press {
  button: HTMLElement;
  event: Event;
}

declare global {
  interface Window {
    /** The last click on a button before the page hydrated. */
    earlyPress?: Press;
    rememberPress?: (event: Event) => void;
  }
}

/**
 * Records the button that is clicked before the page hydrates. Uses the capture phase, because React stops
 * events on elements that aren't hydrated. Skips forms with an action, which submit without code.
 */
export const earlyPressScript =
  'addEventListener("click",rememberPress=function(event){var button=event.target.closest("button");' +
  'if(button&&!button.matches("form[action] [type=submit]"))earlyPress={button,event}},true)';

/** Returns the recorded button if it is inside the element, and clears the record. */
export function takeEarlyPress(element: Element): HTMLElement | null {
  const { earlyPress } = window;
  if (!earlyPress || !element.contains(earlyPress.button)) return null;
  delete window.earlyPress;
  return earlyPress.button;
}

/** Stops recording. Clicks now reach the page directly, including the click that triggered hydration. */
function endEarlyPresses(): void {
  const { earlyPress, rememberPress } = window;
  if (rememberPress) window.removeEventListener('click', rememberPress, true);
  if (earlyPress && earlyPress.event === window.event) delete window.earlyPress;
}

/** Replays the recorded click after hydration. Render it next to the page. */
export function EarlyPress(): null {
  useLayoutEffect(endEarlyPresses, []);
  useEffect(() => takeEarlyPress(document.body)?.click(), []);
  return null;
}
