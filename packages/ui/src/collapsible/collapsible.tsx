/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-collapsible';
import type { ComponentProps, ReactElement } from 'react';
import { ChevronDown } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import type { AsChildProps } from '../internal/primitive-props/primitive-props.ts';
import * as styles from './collapsible.styles.ts';

export interface CollapsibleRootProps extends ComponentProps<typeof Radix.Root> {
  /** Whether the content is shown (controlled). Alternative: `defaultOpen`. */
  open?: boolean;
  /** Whether the content is shown initially. Alternative: `open`. @default false */
  defaultOpen?: boolean;
  /** Called when the trigger shows or hides the content. */
  onOpenChange?: (open: boolean) => void;
  /** Whether the trigger can't be pressed. @default false */
  disabled?: boolean;
}

/**
 * Hides optional content behind a button. For a list of questions and answers, which is searched and printed,
 * use `Accordion`.
 */
export function Root(props: CollapsibleRootProps): ReactElement {
  return <Radix.Root {...props} />;
}

export type CollapsibleTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * The button that shows and hides the content, with an arrow. With `asChild`, the only child is rendered as
 * the button, without the arrow.
 */
export function Trigger({ asChild = false, children, ...props }: CollapsibleTriggerProps): ReactElement {
  if (asChild) {
    return (
      <Radix.Trigger asChild {...props}>
        {children}
      </Radix.Trigger>
    );
  }
  return (
    <Radix.Trigger css={styles.trigger} {...props}>
      <span data-part="label">{children}</span>
      <Icon icon={ChevronDown} size="sm" data-part="icon" css={styles.arrow} />
    </Radix.Trigger>
  );
}

export type CollapsibleContentProps = ComponentProps<typeof Radix.Content>;

/** What the trigger shows. Rendered only while it is visible, or always with `forceMount`. */
export function Content({ children, ...props }: CollapsibleContentProps): ReactElement {
  return (
    <Radix.Content css={styles.content} {...props}>
      {children}
    </Radix.Content>
  );
}
