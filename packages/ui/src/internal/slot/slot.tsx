'use client';
import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useMergedRef } from '../refs/use-merged-ref.ts';

type AnyProps = Record<string, unknown>;

interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** Returns what is rendered inside the child, given the child's own children. */
  renderContent?: (children: ReactNode) => ReactNode;
}

function isHandler(name: string, value: unknown): value is (...values: unknown[]) => void {
  return /^on[A-Z]/.test(name) && typeof value === 'function';
}

function isStyle(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Merges props. The child's own props win. Class names, styles and handlers are combined, and the child's
 * handlers run first.
 */
function mergeProps(slot: AnyProps, child: AnyProps): AnyProps {
  const merged: AnyProps = { ...slot, ...child };
  for (const [name, ours] of Object.entries(slot)) {
    const theirs = child[name];
    if (isHandler(name, ours) && isHandler(name, theirs)) {
      merged[name] = (...values: unknown[]) => {
        theirs(...values);
        ours(...values);
      };
    } else if (name === 'className') {
      merged[name] = [ours, theirs].filter(Boolean).join(' ') || undefined;
    } else if (name === 'style' && isStyle(ours) && isStyle(theirs)) {
      merged[name] = { ...ours, ...theirs };
    }
  }
  return merged;
}

/** Props of an element: `ref` is a regular prop. */
interface ChildProps extends AnyProps {
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/**
 * Renders its only child with merged props. Components with `asChild` render it, so that a router's link
 * looks like a button without the kit knowing the router.
 *
 * @throws Error when the child is not exactly one element
 */
export function Slot({ children, ref, renderContent, ...props }: SlotProps): ReactElement {
  if (!isValidElement<ChildProps>(children)) {
    throw new Error(
      '`asChild` needs exactly one element as its child, for example a link. It got something else.',
    );
  }
  const { ref: childRef } = children.props;
  const mergedRef = useMergedRef(childRef, ref ?? null);
  return cloneElement(children, {
    ...mergeProps(props, children.props),
    ...((ref || childRef) && { ref: mergedRef }),
    ...(renderContent && { children: renderContent(children.props.children) }),
  });
}
