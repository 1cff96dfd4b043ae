import type { ComponentType, ReactNode } from 'react';

/** What a kit wants around its components. */
export type Around = ComponentType<{ children: ReactNode }>;

export interface ExampleProps {
  /** What it is called. */
  label: string;
  /** Whether it shows what it otherwise holds back. */
  open: boolean;
}

/** One of the component that is measured. */
export type Example = ComponentType<ExampleProps>;
