'use client';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, type Ref } from 'react';
import { useMergedRef } from '../refs/use-merged-ref.ts';

type AnyProps = Record<string, unknown>;

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

function isHandler(name: string, value: unknown): value is (...values: unknown[]) => void {
  return /^on[A-Z]/.test(name) && typeof value === 'function';
}

function isStyle(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The child's own props win; class names, styles and handlers of both count, the child's handlers first. */
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

/** What the props of an element may hold: a `ref` is a prop like any other. */
interface ChildProps extends AnyProps {
  ref?: Ref<HTMLElement>;
}

/**
 * Becomes its only child and gives it its own props: what components with `asChild` render, so that a router's link
 * looks like a button without the kit knowing the router.
 *
 * @throws Error when the child is not exactly one element
 */
export function Slot({ children, ref, ...props }: SlotProps): ReactElement {
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
  });
}
