import { type ComponentType, Fragment, type ReactElement } from 'react';
import { setReducedMotion } from './reduced-motion.ts';

/** Applies the toolbar's motion setting. A change restarts the story, because hooks read it only once. */
export function withMotion(
  Story: ComponentType,
  { globals }: { globals: Record<string, unknown> },
): ReactElement {
  const motion = String(globals.motion);
  setReducedMotion(motion === 'reduced');
  return (
    <Fragment key={motion}>
      <Story />
    </Fragment>
  );
}
