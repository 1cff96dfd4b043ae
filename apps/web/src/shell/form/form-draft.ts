import { type RefObject, useEffect } from 'react';

type Draft = Record<string, string>;

const prefix = 'draft:';

/** What was kept; nothing where there is no such thing. */
export function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
    return typeof draft === 'object' && draft !== null
      ? Object.fromEntries(Object.entries(draft).filter((entry) => typeof entry[1] === 'string'))
      : {};
  } catch {
    // Storage that is off, or holds what somebody else wrote, means that there is no draft.
    return {};
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Full or off: the form itself still holds everything.
  }
}

/** Forgets what was kept: it was sent. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Then nothing was kept.
  }
}

function controlsOf(form: HTMLFormElement, names: readonly string[]) {
  return names.flatMap((name) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
      ? [control]
      : [];
  });
}

/**
 * Keeps what is typed into a form until the tab is closed, and puts it back into controls that are empty. Name no
 * control that takes a secret.
 *
 * @param names the controls; the same list each time
 */
export function useFormDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(key);
    for (const control of controlsOf(element, names)) {
      const kept = draft[control.name];
      if (control.value === '' && kept) control.value = kept;
    }
    const keep = () =>
      writeDraft(key, Object.fromEntries(controlsOf(element, names).map(({ name, value }) => [name, value])));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [key, form, names]);
}
