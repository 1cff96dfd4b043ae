import { type ReactElement, useId } from 'react';
import { TechIcon } from '../tech-icon/index.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import { CardStories } from './card-stories.tsx';
import * as styles from './tech-card.styles.ts';

export interface TechCardProps {
  technology: ShownTechnology;
  /** Whether it is in the duplicate of a moving row, which only the pointer reaches. @default false */
  duplicate?: boolean;
  onSelect?: ((technology: ShownTechnology) => void) | undefined;
  /** Called when its list of success stories opens or closes. */
  onStoriesOpen: (open: boolean) => void;
}

/**
 * One technology in a row. The card is a link if the technology has a URL, and a button if it can be selected.
 * Its description replaces the category on hover and focus.
 */
export function TechCard({
  technology,
  duplicate = false,
  onSelect,
  onStoriesOpen,
}: TechCardProps): ReactElement {
  const { name, category, description, iconPath, url } = technology;
  const descriptionId = useId();
  const control = {
    css: [styles.name, styles.control],
    onClick: onSelect && (() => onSelect(technology)),
    ...(duplicate && { tabIndex: -1 }),
    ...(description !== null && { 'aria-describedby': descriptionId }),
  };
  const interactive = url !== null || onSelect !== undefined;
  return (
    <li css={styles.card} data-interactive={interactive} data-described={description !== null}>
      <TechIcon name={name} iconPath={iconPath} />
      <div css={styles.body}>
        <div css={styles.head}>
          {url !== null && (
            <a {...control} href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          )}
          {url === null && onSelect && (
            <button {...control} type="button">
              {name}
            </button>
          )}
          {!interactive && <span css={styles.name}>{name}</span>}
          <CardStories technology={technology} duplicate={duplicate} onOpenChange={onStoriesOpen} />
        </div>
        <div css={styles.details}>
          <span css={styles.category}>{category}</span>
          {description !== null && (
            <span id={descriptionId} css={styles.description}>
              {description}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
