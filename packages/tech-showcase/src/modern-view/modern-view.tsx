'use client';

import { Marquee } from '@uplift/ui/marquee';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { PlaybackButton } from '../playback-button/index.ts';
import { ShowcaseMessage } from '../showcase-message/index.ts';
import { categoriesOf, shownTechnologies, type Technology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { bar, chips, playback, rows as rowsStyle, view } from './modern-view.styles.ts';
import { rowsMove, toRows } from './rows.ts';
import { TechCard } from './tech-card.tsx';

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

/** Rows of moving cards with a category filter. */
export function ModernView({
  technologies,
  error = false,
  onRetry,
  onSelect,
  ...props
}: ModernViewProps): ReactElement {
  const messages = useShowcaseMessages();
  const [category, setCategory] = useState(ALL);
  const [paused, setPaused] = useState(false);
  const all = shownTechnologies(technologies ?? []);
  const categories = categoriesOf(all);
  const chosen = categories.includes(category) ? category : ALL;
  const rows = toRows(all.filter((technology) => chosen === ALL || technology.category === chosen));
  const moving = rowsMove(rows);

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

  return (
    <div css={view} data-view="modern" {...props}>
      <div css={bar}>
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
        {moving && (
          <div css={playback}>
            <PlaybackButton paused={paused} onPausedChange={setPaused} />
          </div>
        )}
      </div>
      <div css={rowsStyle}>
        {rows.map((row, index) => (
          <Marquee
            // A different selection of cards restarts the animation.
            key={`${chosen} ${row[0]?.id}`}
            label={rows.length > 1 ? messages.row(index + 1, rows.length) : messages.technologies}
            moving={moving}
            paused={paused}
            reverse={index % 2 === 1}
            duration={row.length * SECONDS_PER_CARD + index * 4}
          >
            {row.map((technology) => (
              <TechCard key={technology.id} technology={technology} onSelect={onSelect} />
            ))}
          </Marquee>
        ))}
      </div>
    </div>
  );
}
