import type { SerializedStyles } from '@emotion/react';

/** Loads the colors of the attribute `accent`, or reports why they can't be used. */
export async function loadAccent(element: Element): Promise<SerializedStyles | null> {
  const accent = element.getAttribute('accent');
  if (!accent) return null;
  try {
    const { accentStyles } = await import('./accent-styles.ts');
    return accentStyles(accent);
  } catch (error) {
    console.warn(`<${element.localName} accent="${accent}">`, error);
    return null;
  }
}
