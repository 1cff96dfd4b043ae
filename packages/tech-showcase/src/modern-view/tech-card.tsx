import type { ReactElement } from 'react';
import { TechIcon } from '../tech-icon/index.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import {
  body,
  button,
  card,
  category as categoryStyle,
  linked,
  name as nameStyle,
} from './modern-view.styles.ts';

export interface TechCardProps {
  technology: ShownTechnology;
  onSelect?: ((technology: ShownTechnology) => void) | undefined;
}

/** One technology in a row: icon, name and category. A link if it has a URL, a button if it can be selected. */
export function TechCard({ technology, onSelect }: TechCardProps): ReactElement {
  const { name, category, iconPath, url } = technology;
  const content = (
    <>
      <TechIcon name={name} iconPath={iconPath} />
      <span css={body}>
        <span css={nameStyle}>{name}</span>
        <span css={categoryStyle}>{category}</span>
      </span>
    </>
  );
  const select = onSelect && (() => onSelect(technology));
  if (url !== null) {
    return (
      <li>
        <a css={[card, linked]} href={url} target="_blank" rel="noopener noreferrer" onClick={select}>
          {content}
        </a>
      </li>
    );
  }
  return (
    <li>
      {select ? (
        <button type="button" css={[card, linked, button]} onClick={select}>
          {content}
        </button>
      ) : (
        <div css={card}>{content}</div>
      )}
    </li>
  );
}
