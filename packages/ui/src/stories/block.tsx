import type { ComponentProps, ReactElement } from 'react';
import { color, fontSize, radius, space } from '../foundations/tokens/index.ts';

/** A visible placeholder for content in layout stories. */
export function Block({ children = 'Block', style, ...props }: ComponentProps<'div'>): ReactElement {
  return (
    <div
      style={{
        padding: space[4],
        background: color.accentSubtle,
        border: `1px solid ${color.border}`,
        borderRadius: radius.sm,
        color: color.accentText,
        fontSize: fontSize.sm,
        ...style,
      }}
      {...props}
    >
      {children}
    </div>
  );
}
