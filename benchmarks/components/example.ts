import type { ComponentType, ReactNode } from 'react';

/** Provider that a kit requires around its components. */
export type Around = ComponentType<{ children: ReactNode }>;

export interface ExampleProps {
  /** Label of the component. */
  label: string;
  /** Whether its hidden content is shown. */
  open: boolean;
}

/** One instance of the measured component. */
export type Example = ComponentType<ExampleProps>;
