'use client';
import { Command, useCommandState } from 'cmdk';
import { type ComponentProps, type ReactElement, useLayoutEffect, useRef } from 'react';

/**
 * cmdk's search input with a corrected `aria-activedescendant`. cmdk sets it before the search moves to
 * another item, so it would name no item at first and later one that no longer exists.
 */
export function SearchInput(props: Omit<ComponentProps<typeof Command.Input>, 'ref'>): ReactElement {
  const ref = useRef<HTMLInputElement>(null);
  useCommandState(({ value, selectedItemId, filtered }) =>
    [value, selectedItemId, filtered.count].join('\n'),
  );

  useLayoutEffect(() => {
    const input = ref.current;
    const active = input?.closest('[cmdk-root]')?.querySelector('[cmdk-item][data-selected="true"]');
    if (active) input?.setAttribute('aria-activedescendant', active.id);
    else input?.removeAttribute('aria-activedescendant');
  });

  return <Command.Input ref={ref} {...props} />;
}
