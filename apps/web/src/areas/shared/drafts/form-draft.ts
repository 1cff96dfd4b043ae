import { type RefObject, useEffect, useMemo } from 'react';
import { useDrafts } from './draft-owner.tsx';

/** Text typed into a form, by control name. */
export interface TextDraft {
  read: () => Record<string, string>;
  write: (texts: Record<string, string>) => void;
  remove: () => void;
}

/** Returns the draft of a form. */
export function useTextDraft(key: string): TextDraft {
  const drafts = useDrafts();
  return useMemo(
    () => ({
      read: () =>
        Object.fromEntries(
          Object.entries(drafts.read(key) ?? {}).filter(([, text]) => typeof text === 'string'),
        ),
      write: (texts) => drafts.write(key, texts),
      remove: () => drafts.remove(key),
    }),
    [drafts, key],
  );
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

/** Sets the value and dispatches `input`, so that listeners react as if a user had typed it. */
export function enterText(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Stores text typed into a form until the tab closes, and restores it into empty controls. Don't name
 * controls that take secrets. Remove the draft once it is sent.
 *
 * @param names control names; must be a stable reference
 */
export function useFormDraft(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): Pick<TextDraft, 'remove'> {
  const draft = useTextDraft(key);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const texts = draft.read();
    for (const control of controlsOf(element, names)) {
      const text = texts[control.name];
      if (control.value === '' && text) enterText(control, text);
    }
    const store = () =>
      draft.write(Object.fromEntries(controlsOf(element, names).map(({ name, value }) => [name, value])));
    // Text typed before the page was hydrated.
    const typed = controlsOf(element, names).some(
      (control) => 'defaultValue' in control && control.value !== control.defaultValue,
    );
    if (typed) store();
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [draft, form, names]);
  return draft;
}
