import type { ComponentType, ReactElement } from 'react';

/** Decorator that renders the story at 320 px, the narrowest screen that WCAG requires. */
export function narrow(Story: ComponentType): ReactElement {
  return (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
}
