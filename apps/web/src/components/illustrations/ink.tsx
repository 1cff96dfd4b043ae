import type { SerializedStyles } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as ink from './ink.styles.ts';

/** What every illustration takes. They are decoration: the text next to them says the same. */
export type IllustrationProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

export type Illustration = (props: IllustrationProps) => ReactElement;

/** The sheet that our illustrations are drawn on: 320 by 200 units, one line weight, colors of the theme. */
export function Drawing({ children, ...props }: IllustrationProps & { children: ReactNode }): ReactElement {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      css={ink.drawing}
      {...props}
    >
      {children}
    </svg>
  );
}

type Fill = 'paper' | 'tint' | 'solid';

const fills = { paper: ink.paper, tint: ink.tint, solid: ink.solid } satisfies Record<Fill, SerializedStyles>;

interface Filled {
  fill?: Fill;
}

/** Lines in the pale ink of the surroundings. */
export function Pale(props: ComponentProps<'g'>): ReactElement {
  return <g css={ink.pale} {...props} />;
}

/** Lines in the ink of what matters. */
export function Strong(props: ComponentProps<'g'>): ReactElement {
  return <g css={ink.strong} {...props} />;
}

export function Path({ fill, d }: Filled & { d: string }): ReactElement {
  return <path d={d} css={fill && fills[fill]} />;
}

export function Box({
  x,
  y,
  width,
  height,
  radius = 6,
  fill,
}: Filled & { x: number; y: number; width: number; height: number; radius?: number }): ReactElement {
  return <rect x={x} y={y} width={width} height={height} rx={radius} css={fill && fills[fill]} />;
}

export function Circle({ x, y, r, fill }: Filled & { x: number; y: number; r: number }): ReactElement {
  return <circle cx={x} cy={y} r={r} css={fill && fills[fill]} />;
}

/** A tick around its center. */
export function Tick({ x, y, size = 6 }: { x: number; y: number; size?: number }): ReactElement {
  return <path d={`M${x - size} ${y}l${size * 0.7} ${size * 0.7} ${size * 1.3}-${size * 1.4}`} />;
}

/** Lines of writing, one below the other. */
export function Writing({
  x,
  y,
  widths,
  pitch = 12,
}: {
  x: number;
  y: number;
  widths: readonly number[];
  pitch?: number;
}): ReactElement {
  return <path d={widths.map((width, index) => `M${x} ${y + index * pitch}h${width}`).join('')} />;
}

/** What happens automatically: a dotted line. */
export function Dotted({ d }: { d: string }): ReactElement {
  return <path d={d} strokeDasharray="0.1 6" />;
}
