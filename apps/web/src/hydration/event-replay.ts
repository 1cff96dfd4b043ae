import { useEffect, useLayoutEffect } from 'react';

interface Press {
  button: HTMLElement;
  event: Event;
}

declare global {
  interface Window {
    /** The last click on a button before the page hydrated. */
    recordedClick?: Press;
    recordClick?: (event: Event) => void;
  }
}

/**
 * Records the button that is clicked before the page hydrates. Uses the capture phase, because React stops
 * events on elements that aren't hydrated. Skips forms with an action, which submit without code.
 */
export const eventReplayScript =
  'addEventListener("click",recordClick=function(event){var button=event.target.closest("button");' +
  'if(button&&!button.matches("form[action] [type=submit]"))recordedClick={button,event}},true)';

/** Returns the recorded button if it is inside the element, and clears the record. */
export function takeRecordedClick(element: Element): HTMLElement | null {
  const { recordedClick } = window;
  if (!recordedClick || !element.contains(recordedClick.button)) return null;
  delete window.recordedClick;
  return recordedClick.button;
}

/** Stops recording. Clicks now reach the page directly, including the click that triggered hydration. */
function stopRecording(): void {
  const { recordedClick, recordClick } = window;
  if (recordClick) window.removeEventListener('click', recordClick, true);
  if (recordedClick && recordedClick.event === window.event) delete window.recordedClick;
}

/** Replays the recorded click after hydration. Render it next to the page. */
export function EventReplay(): null {
  useLayoutEffect(stopRecording, []);
  useEffect(() => takeRecordedClick(document.body)?.click(), []);
  return null;
}
