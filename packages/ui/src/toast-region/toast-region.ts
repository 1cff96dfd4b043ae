import { addRegion } from './regions.ts';

/** Brings focus back to where it was before a key took it to the toasts. Returns how to stop. */
function bringFocusBack(region: HTMLElement): () => void {
  let cameFrom: HTMLElement | undefined;

  function hasToasts(): boolean {
    return region.querySelector('li') !== null;
  }

  function giveBack(): void {
    cameFrom?.focus({ preventScroll: true });
  }

  function giveBackWithoutToasts(): void {
    if (hasToasts()) return;
    const { activeElement, body } = document;
    if (activeElement === body || region.contains(activeElement)) giveBack();
  }

  function handleFocusIn({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget;
    giveBackWithoutToasts();
  }

  function forgetWherePressedElsewhere(): void {
    if (document.activeElement === document.body && hasToasts()) cameFrom = undefined;
  }

  function handleFocusOut({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Element)) {
      queueMicrotask(forgetWherePressedElsewhere);
      return;
    }
    if (region.contains(relatedTarget)) return;
    const panel = cameFrom?.closest('[data-page-scrollbar]');
    if (panel && !panel.contains(relatedTarget)) giveBack();
    cameFrom = undefined;
  }

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape' && region.contains(document.activeElement)) giveBack();
  }

  const removals = new MutationObserver(giveBackWithoutToasts);
  removals.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', handleFocusIn);
  region.addEventListener('focusout', handleFocusOut);
  // On the window, because the toasts' own handling of Escape, on the document, needs focus where it is.
  window.addEventListener('keydown', handleKeyDown);
  return () => {
    removals.disconnect();
    region.removeEventListener('focusin', handleFocusIn);
    region.removeEventListener('focusout', handleFocusOut);
    window.removeEventListener('keydown', handleKeyDown);
  };
}

/**
 * The ref of an element with a list of toasts. Their key takes focus there from anywhere, also out of a modal panel.
 * Focus goes back on Escape, with the last toast, and where Tab would go on to the page below a panel.
 */
export function toastRegion(region: HTMLElement | null): () => void {
  if (!region) return () => {};
  const removeRegion = addRegion(region);
  const stop = bringFocusBack(region);
  return () => {
    stop();
    removeRegion();
  };
}
