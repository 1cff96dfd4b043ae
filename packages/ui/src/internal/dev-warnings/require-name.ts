import { DEV } from 'esm-env';
import { reportMisuse } from './report-misuse.ts';

/**
 * Warns developers about a panel without an accessible name. Intended for ref callbacks, so it returns a
 * cleanup function.
 *
 * @param component the component's name, as written in JSX
 */
export function requireName(panel: HTMLElement | null, component: string): () => void {
  if (!DEV) return () => {};
  // A title is linked to its panel only after both have mounted.
  const timer = setTimeout(() => {
    if (!panel || panel.hasAttribute('aria-label') || panel.hasAttribute('aria-labelledby')) return;
    reportMisuse(
      `${component}.Content has no title, so screen readers announce a dialog, but not what it is about. Put a ` +
        `${component}.Title into it, inside VisuallyHidden where none is to be seen, or give it an \`aria-label\`.`,
    );
  });
  return () => clearTimeout(timer);
}
