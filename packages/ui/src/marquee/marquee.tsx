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
  /** What the list holds: its accessible name. */
  label: string;
  /** The items, as `li` elements. A moving marquee shows them twice; the second showing is inert. */
  children: ReactNode;
  /** Whether the items move. A list that does not move wraps and is centred. @default true */
  moving?: boolean;
  /** Whether the movement stands still. Moving content needs a visible control that sets this. @default false */
  paused?: boolean;
  /** Whether the items move from start to end instead of from end to start. @default false */
  reverse?: boolean;
  /** Seconds that one whole round takes. @default 40 */
  duration?: number;
}

/**
 * A list that glides past without end. It stands still under the pointer, while it holds focus, and while
 * `paused`; with reduced motion it is a static, wrapping list.
 */
export function Marquee({
  label,
  children,
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears focus arriving at its items and is no control itself
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
        <ul aria-label={label} css={[copy, moving && copyMoving]}>
          {children}
        </ul>
        {moving && (
          <ul aria-hidden="true" inert css={[copy, copyMoving]} data-part="duplicate">
            {children}
          </ul>
        )}
      </div>
    </div>
  );
}
