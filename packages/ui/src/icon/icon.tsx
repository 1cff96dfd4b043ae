'use client';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { icon as iconStyle, sizes } from './icon.styles.ts';

export type IconSize = 'sm' | 'md' | 'lg' | 'xl';

/** Any component that draws an SVG in `currentColor`: every icon of lucide-react is one. */
export type IconComponent = ComponentType<ComponentProps<'svg'>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The drawing, imported on its own: `import Check from 'lucide-react/icons/check'`. */
  icon: IconComponent;
  /** Edge length: 16, 20, 24 or 32 px. @default 'md' */
  size?: IconSize;
  /** What the icon says. Without it the icon is decoration and hidden from assistive technology. */
  label?: string | undefined;
}

/** One icon, in one line weight, in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'md', label, ...props }: IconProps): ReactElement {
  return (
    <Drawing
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable={false}
      strokeWidth={1.75}
      css={[iconStyle, sizes[size]]}
      {...props}
    />
  );
}
