'use client';
import { type Ref, type RefCallback, useCallback } from 'react';

/** Passes an element to a ref. Returns a function that takes it back. */
export function attach<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const detach = ref(node);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref) {
    ref.current = node;
    return () => {
      ref.current = null;
    };
  }
  return () => {};
}

/**
 * Passes an element to the caller's ref and to our own, and runs the cleanup of both. Pass a stable `own`.
 */
export function useMergedRef<Node>(theirs: Ref<Node> | undefined, own: Ref<Node>): RefCallback<Node> {
  return useCallback(
    (node: Node | null) => {
      if (node === null) return;
      const detachTheirs = attach(theirs, node);
      const detachOwn = attach(own, node);
      return () => {
        detachTheirs();
        detachOwn();
      };
    },
    [theirs, own],
  );
}
