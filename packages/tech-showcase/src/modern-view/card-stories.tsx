import { Link } from '@uplift/ui/link';
import { Popover } from '@uplift/ui/popover';
import type { ReactElement } from 'react';
import type { ShownTechnology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import * as styles from './tech-card.styles.ts';

export interface CardStoriesProps {
  technology: ShownTechnology;
  /** Whether only the pointer reaches the card. */
  duplicate: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The number of success stories that used a technology. It opens their list if they have links. */
export function CardStories({ technology, duplicate, onOpenChange }: CardStoriesProps): ReactElement | null {
  const messages = useShowcaseMessages();
  const { name, stories, storyCount } = technology;
  if (!storyCount) return null;
  const count = messages.stories(storyCount);
  if (stories.length === 0) {
    return (
      <span css={styles.count} title={messages.usedIn(storyCount)}>
        {count}
      </span>
    );
  }
  return (
    <Popover.Root onOpenChange={onOpenChange}>
      <Popover.Trigger
        css={[styles.count, styles.storiesButton]}
        aria-label={`${count}, ${name}`}
        {...(duplicate && { tabIndex: -1 })}
      >
        {count}
      </Popover.Trigger>
      <Popover.Content css={styles.stories} align="end">
        <Popover.Title>{messages.usedIn(storyCount)}</Popover.Title>
        <ul css={styles.storyList}>
          {stories.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}
