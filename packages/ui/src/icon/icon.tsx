/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { type IconSize, icon as iconStyle, sizes } from './icon.styles.ts';

export type { IconSize } from './icon.styles.ts';

/** A component that draws an SVG in `currentColor`, such as every icon of lucide-react. */
export type IconComponent = ComponentType<ComponentProps<'svg'>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The icon component, imported individually: `import Check from 'lucide-react/icons/check'`. */
  icon: IconComponent;
  /** Edge length: 16, 20, 24 or 32 px. @default 'md' */
  size?: IconSize;
  /** The text alternative. Without it, the icon is decorative and hidden from assistive technology. */
  label?: string | undefined;
}

/** An icon with a uniform line weight, in the color of the surrounding text. */
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
