import { addRegion } from './regions.ts';

/** Restores focus to where it was before a key moved it to the toasts. Returns a cleanup function. */
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
  // On the window: the toasts handle Escape on the document, and need focus to be there until then.
  window.addEventListener('keydown', handleKeyDown);
  return () => {
    removals.disconnect();
    region.removeEventListener('focusin', handleFocusIn);
    region.removeEventListener('focusout', handleFocusOut);
    window.removeEventListener('keydown', handleKeyDown);
  };
}

/**
 * Ref callback for an element with a list of toasts. The hotkey of the toasts moves focus there from
 * anywhere, even from a modal panel. Focus returns on Escape, with the last toast, and when Tab would move on
 * to the page below a panel.
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
