/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import { content as contentStyle } from './tooltip.styles.ts';

/** How long the pointer rests on a trigger before its tooltip opens, in ms. */
export const TOOLTIP_OPEN_DELAY = 700;

/** How long after a tooltip has closed the next one opens immediately, in ms. */
export const TOOLTIP_SKIP_DELAY = 300;

export interface TooltipProviderProps {
  /** The part of the page whose tooltips share the delays. */
  children: ReactNode;
  /** How long to point at a trigger before its tooltip opens, in ms. @default 700 */
  openDelay?: number;
  /** How long after one tooltip the next one opens without a delay, in ms. @default 300 */
  skipDelay?: number;
}

/** Shares the delays between all tooltips inside. Render it once, near the root of the page. */
export function TooltipProvider({
  children,
  openDelay = TOOLTIP_OPEN_DELAY,
  skipDelay = TOOLTIP_SKIP_DELAY,
}: TooltipProviderProps): ReactElement {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'asChild'>,
    PortalledProps {
  /** A few words about the trigger. Never the only place for this information. */
  content: ReactNode;
  /** The trigger: one focusable element. */
  children: ReactElement;
  /** Whether the tooltip is open (controlled). Alternative: `defaultOpen`. */
  open?: boolean;
  /** Whether the tooltip is open initially. Alternative: `open`. @default false */
  defaultOpen?: boolean;
  /** Called when the tooltip opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * How long the pointer rests on the trigger before the tooltip opens, in ms.
   * @default that of the `TooltipProvider`
   */
  openDelay?: number;
}

function Trigger({ children }: { children: ReactElement }): ReactElement {
  return (
    <Radix.Trigger asChild ref={useOpenerRef<HTMLButtonElement>(undefined)}>
      {children}
    </Radix.Trigger>
  );
}

/** Describes an element on hover and focus. Needs a surrounding `TooltipProvider`. */
export function Tooltip({
  content,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  openDelay,
  container,
  ...props
}: TooltipProps): ReactElement {
  return (
    <OpenerProvider>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} delayDuration={openDelay}>
        <Trigger>{children}</Trigger>
        <Portal primitive={Radix.Portal} container={container}>
          <Radix.Content sideOffset={6} collisionPadding={8} css={contentStyle} {...props}>
            <span>{content}</span>
          </Radix.Content>
        </Portal>
      </Radix.Root>
    </OpenerProvider>
  );
}
