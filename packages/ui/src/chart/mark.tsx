import type { ComponentProps, ReactElement } from 'react';

interface MarkProps extends ComponentProps<'g'> {
  /** Whether it is being read; `null` while nothing is, so that none steps back. */
  read: boolean | null;
}

/** Something that stands out while it is read, and steps back while another is. */
export function Mark({ read, ...props }: MarkProps): ReactElement {
  return <g data-mark={read === null ? 'idle' : read ? 'read' : 'back'} {...props} />;
}
