import type { IconComponent } from '@uplift/ui/icon';
import ChartLine from 'lucide-react/icons/chart-line';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ComponentType, lazy } from 'react';

export interface ClientSection {
  /** Below /client. With `/*` at its end the section has pages of its own below it. */
  path: string;
  label: string;
  icon: IconComponent;
  Page: ComponentType;
}

/** The pages of the client's area between overview and settings, in the order of their menu. Each is code of its own. */
export const clientSections: readonly ClientSection[] = [
  {
    path: 'project',
    label: 'Project',
    icon: ListChecks,
    Page: lazy(() => import('./project/project-page.tsx')),
  },
  {
    path: 'results',
    label: 'Results',
    icon: ChartLine,
    Page: lazy(() => import('./results/results-page.tsx')),
  },
];
