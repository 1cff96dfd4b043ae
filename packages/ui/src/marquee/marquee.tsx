/** @jsxImportSource #layered */
'use client';

import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { bringIntoView } from './bring-into-view.ts';
import { copy, copyMoving, track, viewport, viewportMoving } from './marquee.styles.ts';

export interface MarqueeProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Accessible name of the list. */
  label: string;
  /** The items, as `li` elements. A moving marquee renders them twice. The duplicate is inert. */
  children: ReactNode;
  /**
   * The items of the duplicate, so that they react to the pointer. Screen readers skip them, and the keyboard
   * has to, with `tabIndex={-1}`. @default the children, inert
   */
  duplicate?: ReactNode;
  /** Whether the items move. Otherwise, the list wraps and is centered. @default true */
  moving?: boolean;
  /**
   * Whether the animation is paused. Moving content needs a visible control that sets this.
   * @default false
   */
  paused?: boolean;
  /** Whether the items move from start to end instead of from end to start. @default false */
  reverse?: boolean;
  /** Duration of one loop, in seconds. @default 40 */
  duration?: number;
}

/**
 * A list that scrolls continuously. It pauses on hover, while it contains focus, and while `paused`. With
 * reduced motion, it is a static, wrapping list.
 */
export function Marquee({
  label,
  children,
  duplicate,
  moving = true,
  paused = false,
  reverse = false,
  duration = 40,
  style,
  onFocus,
  ...props
}: MarqueeProps): ReactElement {
  const trackElement = useRef<HTMLDivElement>(null);

  function showFocused(event: FocusEvent<HTMLDivElement>): void {
    onFocus?.(event);
    if (moving && trackElement.current)
      bringIntoView(event.target, event.currentTarget, trackElement.current);
  }

  const timing: CSSProperties & Record<'--marquee-duration', string> = {
    ...style,
    '--marquee-duration': `${duration}s`,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for focus and is not a control
    <div
      css={[viewport, moving && viewportMoving]}
      data-moving={moving}
      data-paused={paused}
      data-reverse={reverse}
      style={timing}
      {...props}
      onFocus={showFocused}
    >
      <div ref={trackElement} css={moving && track} data-part="track">
        <ul aria-label={label} data-part="list" css={[copy, moving && copyMoving]}>
          {children}
        </ul>
        {moving && (
          <ul
            aria-hidden="true"
            inert={duplicate === undefined}
            css={[copy, copyMoving]}
            data-part="duplicate"
          >
            {duplicate ?? children}
          </ul>
        )}
      </div>
    </div>
  );
}
