'use client';

import type { ReactElement } from 'react';
import type { ShownTechnology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { groupByCategory, type LegendGroup, toColumns } from './legend-groups.ts';
import {
  column,
  entries as entriesStyle,
  entry,
  group as groupStyle,
  heading,
  legend,
} from './orbit-legend.styles.ts';

export interface OrbitLegendProps {
  /** In the order of the atom. */
  technologies: readonly ShownTechnology[];
  /** Index of the emphasized technology. */
  active: number | null;
  /**
   * Called with the index of the technology that has focus or the pointer, and with `null` when it leaves.
   */
  onActiveChange: (index: number | null) => void;
  onSelect?: ((technology: ShownTechnology) => void) | undefined;
}

/** An accessible list of the technologies in the atom, grouped by category. */
export function OrbitLegend({
  technologies,
  active,
  onActiveChange,
  onSelect,
}: OrbitLegendProps): ReactElement {
  const messages = useShowcaseMessages();
  const [start, end] = toColumns(groupByCategory(technologies));

  function groupElement({ category, entries }: LegendGroup): ReactElement {
    return (
      <li key={category} css={groupStyle}>
        <span css={heading}>{category}</span>
        <ul css={entriesStyle} aria-label={category}>
          {entries.map(({ technology, index }) => {
            const shared = {
              css: entry,
              'data-active': index === active,
              onClick: () => onSelect?.(technology),
              onFocus: () => onActiveChange(index),
              onBlur: () => onActiveChange(null),
              onPointerEnter: () => onActiveChange(index),
              onPointerLeave: () => onActiveChange(null),
            };
            return (
              <li key={technology.id}>
                {technology.url === null ? (
                  <button type="button" {...shared}>
                    {technology.name}
                  </button>
                ) : (
                  <a href={technology.url} target="_blank" rel="noopener noreferrer" {...shared}>
                    {technology.name}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </li>
    );
  }

  return (
    <div css={legend}>
      <ul css={column} data-side="start" aria-label={messages.technologies}>
        {start.map(groupElement)}
      </ul>
      {end.length > 0 && (
        <ul css={column} data-side="end" aria-label={messages.moreTechnologies}>
          {end.map(groupElement)}
        </ul>
      )}
    </div>
  );
}
