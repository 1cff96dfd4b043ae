import type { ComponentType, ReactElement } from 'react';

/** A decorator: the story on the narrowest screen that WCAG asks for, 320 px. */
export function narrow(Story: ComponentType): ReactElement {
  return (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Story />
    </div>
  );
}
