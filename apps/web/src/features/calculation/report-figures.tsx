import type { Report } from '@uplift/roi-engine';
import { DataList } from '@uplift/ui/data-list';
import type { ReactElement } from 'react';

/** The figures entered into the calculator, and its results: a list each. */
export function ReportFigures({ report: { sections } }: { report: Report }): ReactElement[] {
  return sections.slice(0, 2).map(({ title, lines }) => (
    <DataList.Root key={title} aria-label={title}>
      {lines.map(({ label, value, unit }) => (
        <DataList.Item key={label} term={label} numeric>
          {[value, unit].filter(Boolean).join(' ')}
        </DataList.Item>
      ))}
    </DataList.Root>
  ));
}
