import { reportMisuse } from './report-misuse.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Tells developers of a panel without a name. Made for the refs of panels, so it returns how to stop.
 *
 * @param component the component's name, as written in JSX
 */
export function requireName(panel: HTMLElement | null, component: string): () => void {
  if (process.env.NODE_ENV === 'production') return () => {};
  // A title names its panel a moment after both are there.
  const timer = setTimeout(() => {
    if (!panel || panel.hasAttribute('aria-label') || panel.hasAttribute('aria-labelledby')) return;
    reportMisuse(
      `${component}.Content has no title, so screen readers announce a dialog, but not what it is about. Put a ` +
        `${component}.Title into it, inside VisuallyHidden where none is to be seen, or give it an \`aria-label\`.`,
    );
  });
  return () => clearTimeout(timer);
}
