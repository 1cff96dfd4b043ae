'use client';

import { ToggleGroup } from '@uplift/ui/toggle-group';
import type { ReactElement } from 'react';
import { categoriesOf, type ShownTechnology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import * as styles from './orbit-legend.styles.ts';

export interface OrbitLegendProps {
  technologies: readonly ShownTechnology[];
  /** The id of the emphasized technology. */
  active: string | undefined;
  /** The id of the element that describes the emphasized technology. */
  describedBy: string;
  /** The category whose technologies are gathered; `null` for none. */
  category: string | null;
  onCategoryChange: (category: string | null) => void;
  /** Called with the id of the technology that has focus or the pointer, and with `null` when it leaves. */
  onActiveChange: (id: string | null) => void;
  onSelect?: ((technology: ShownTechnology) => void) | undefined;
}

/** Stands for all categories. A space, because no category is one. */
const ALL = ' ';

/** Chips that gather a category, and an accessible list of the technologies in the atom. */
export function OrbitLegend({
  technologies,
  active,
  describedBy,
  category: chosen,
  onCategoryChange,
  onActiveChange,
  onSelect,
}: OrbitLegendProps): ReactElement {
  const messages = useShowcaseMessages();
  const categories = categoriesOf(technologies);

  return (
    <div css={styles.legend}>
      <ToggleGroup.Root
        label={messages.category}
        variant="chips"
        css={styles.chips}
        value={chosen ?? ALL}
        onValueChange={(next) => onCategoryChange(next === ALL ? null : next)}
      >
        <ToggleGroup.Item value={ALL}>{messages.all}</ToggleGroup.Item>
        {categories.map((category) => (
          <ToggleGroup.Item key={category} value={category}>
            {category}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <div css={styles.line}>
        <ul css={styles.groups} aria-label={messages.technologies}>
          {categories.map((category) => (
            <li key={category} css={styles.group} data-open={category === chosen}>
              <ul css={styles.entries} aria-label={category}>
                {technologies
                  .filter((technology) => technology.category === category)
                  .map((technology) => {
                    const shared = {
                      css: styles.entry,
                      'data-active': technology.id === active,
                      'aria-describedby': technology.id === active ? describedBy : undefined,
                      onClick: () => onSelect?.(technology),
                      onFocus: () => onActiveChange(technology.id),
                      onBlur: () => onActiveChange(null),
                      onPointerEnter: () => onActiveChange(technology.id),
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
          ))}
        </ul>
        {chosen === null && <p css={styles.hint}>{messages.hint}</p>}
      </div>
    </div>
  );
}
