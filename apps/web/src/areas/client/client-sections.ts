import type { IconComponent } from '@uplift/ui/icon';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { type ComponentType, lazy } from 'react';

export interface ClientSection {
  /** Below /client. With `/*` at its end the section has pages of its own below it. */
  path: string;
  label: string;
  icon: IconComponent;
  Page: ComponentType;
  /** What is counted beside its name. */
  counts?: 'unread messages';
}

/** The pages of the client's area between overview and settings, in the order of their menu. Each is code of its own. */
export const clientSections: readonly ClientSection[] = [
  {
    path: 'messages',
    label: 'Messages',
    icon: MessagesSquare,
    Page: lazy(() => import('./messages/messages-page.tsx')),
    counts: 'unread messages',
  },
];
