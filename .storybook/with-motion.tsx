import { type ComponentType, Fragment, type ReactElement } from 'react';
import { setReducedMotion } from './reduced-motion.ts';

/** The motion of the toolbar. A story begins anew when it changes, as hooks ask the browser once. */
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
