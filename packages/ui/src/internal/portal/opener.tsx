'use client';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  use,
  useCallback,
  useRef,
} from 'react';
import { useMergedRef } from '../refs/use-merged-ref.ts';

const OpenerContext = createContext<RefObject<Element | null>>({ current: null });

interface OpenerProviderProps {
  /** The element that opens the overlay, if that isn't a trigger with `useOpenerRef`. */
  opener?: RefObject<Element | null>;
  children: ReactNode;
}

/** Lets the panel inside know the element that opens it. Surrounds the root of every overlay. */
export function OpenerProvider({ opener, children }: OpenerProviderProps): ReactElement {
  const own = useRef<Element>(null);
  return <OpenerContext value={opener ?? own}>{children}</OpenerContext>;
}

/** Returns the element that opens the surrounding overlay, for event handlers and effects. */
export function useOpener(): RefObject<Element | null> {
  return use(OpenerContext);
}

/** Returns the ref callback of the element that opens the surrounding overlay. */
export function useOpenerRef<Node extends Element>(ref: Ref<Node> | undefined): RefCallback<Node> {
  const opener = useOpener();
  const register = useCallback(
    (element: Node | null) => {
      opener.current = element;
      return () => {
        opener.current = null;
      };
    },
    [opener],
  );
  return useMergedRef(ref, register);
}
