/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { skipLinkMessages } from './skip-link.messages.ts';
import { skipLink } from './skip-link.styles.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the element that gets focus. @default 'main' */
  target?: string;
}

/** The first tab stop. Takes keyboard users past the navigation. Hidden until it has focus. */
export function SkipLink({ target = 'main', onClick, children, ...props }: SkipLinkProps): ReactElement {
  const messages = useMessages('skipLink', skipLinkMessages);
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const destination = document.getElementById(target);
    if (event.defaultPrevented || !destination) return;
    // Following the link would add a fragment to the URL, which routers and side sheets read.
    event.preventDefault();
    if (destination.tabIndex < 0) destination.tabIndex = -1;
    destination.focus();
  }
  return (
    <a href={`#${target}`} css={skipLink} {...props} onClick={handleClick}>
      {children ?? messages.label}
    </a>
  );
}
