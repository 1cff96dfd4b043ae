'use client';

import { Button } from '@uplift/ui/button';
import { Marquee } from '@uplift/ui/marquee';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import { type ComponentProps, type ReactElement, useRef, useState } from 'react';
import { PlaybackButton } from '../playback-button/index.ts';
import { ShowcaseMessage } from '../showcase-message/index.ts';
import {
  categoriesOf,
  type ShownTechnology,
  shownTechnologies,
  type Technology,
} from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { bar, chips, noMatch, playback, rows as rowsStyle, view } from './modern-view.styles.ts';
import { rowsMove, toRows } from './rows.ts';
import { searchTechnologies } from './search-technologies.ts';
import { TechCard } from './tech-card.tsx';
import { TechnologySearch } from './technology-search.tsx';

export interface ModernViewProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Technologies to show; `undefined` while they load. */
  technologies: readonly Technology[] | undefined;
  /** Whether loading failed. @default false */
  error?: boolean;
  /** Called when the visitor retries after a failure. Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** Called when the visitor selects a technology, before its link opens. */
  onSelect?: ((technology: Technology) => void) | undefined;
}

const ALL = 'all';
/** Seconds to advance by one card, so that long rows move no faster than short ones. */
const SECONDS_PER_CARD = 6;
/** From this number of technologies on, there is a search. Fewer are in one row. */
const SEARCHABLE = 8;

/** Rows of moving cards with a search and a category filter. */
export function ModernView({
  technologies,
  error = false,
  onRetry,
  onSelect,
  ...props
}: ModernViewProps): ReactElement {
  const messages = useShowcaseMessages();
  const [category, setCategory] = useState(ALL);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [paused, setPaused] = useState(false);
  const [reading, setReading] = useState(false);
  const all = shownTechnologies(technologies ?? []);
  const categories = categoriesOf(all);
  const chosen = categories.includes(category) ? category : ALL;
  const found = searchTechnologies(
    all.filter((technology) => chosen === ALL || technology.category === chosen),
    search,
  );
  const rows = toRows(found);
  const moving = rowsMove(rows);
  const searchable = all.length >= SEARCHABLE;

  if (all.length === 0) {
    return (
      <div css={view} data-view="modern" {...props}>
        {error ? (
          <ShowcaseMessage failed onRetry={onRetry}>
            {messages.failed}
          </ShowcaseMessage>
        ) : (
          <ShowcaseMessage>{technologies ? messages.emptyModern : messages.loadingModern}</ShowcaseMessage>
        )}
      </div>
    );
  }

  function clear(): void {
    setSearch('');
    // The button disappears.
    field.current?.focus();
  }

  const cardsOf = (row: readonly ShownTechnology[], duplicate: boolean) =>
    row.map((technology) => (
      <TechCard
        key={technology.id}
        technology={technology}
        duplicate={duplicate}
        onSelect={onSelect}
        onStoriesOpen={setReading}
      />
    ));

  return (
    <div css={view} data-view="modern" {...props}>
      <div css={bar} data-searchable={searchable}>
        {searchable && (
          <TechnologySearch field={field} value={search} found={found.length} onValueChange={setSearch} />
        )}
        <div css={playback}>{moving && <PlaybackButton paused={paused} onPausedChange={setPaused} />}</div>
        <ToggleGroup.Root
          label={messages.category}
          variant="chips"
          css={chips}
          value={chosen}
          onValueChange={setCategory}
        >
          <ToggleGroup.Item value={ALL}>{messages.all}</ToggleGroup.Item>
          {categories.map((name) => (
            <ToggleGroup.Item key={name} value={name}>
              {name}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
      {found.length === 0 ? (
        <div css={noMatch}>
          <p>{messages.noMatch(search.trim())}</p>
          <Button variant="secondary" size="sm" onClick={clear}>
            {messages.clearSearch}
          </Button>
        </div>
      ) : (
        <div css={rowsStyle}>
          {rows.map((row, index) => (
            <Marquee
              // A different selection of cards restarts the animation.
              key={`${chosen} ${row[0]?.id} ${row.length}`}
              label={rows.length > 1 ? messages.row(index + 1, rows.length) : messages.technologies}
              moving={moving}
              paused={paused || reading}
              reverse={index % 2 === 1}
              duration={row.length * SECONDS_PER_CARD + index * 4}
              duplicate={cardsOf(row, true)}
            >
              {cardsOf(row, false)}
            </Marquee>
          ))}
        </div>
      )}
    </div>
  );
}
