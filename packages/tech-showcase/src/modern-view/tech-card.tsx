import type { ReactElement } from 'react';
import { TechIcon } from '../tech-icon/index.ts';
import type { Technology } from '../technology/technology.ts';
import { body, card, category as categoryStyle, linked, name as nameStyle } from './modern-view.styles.ts';

export interface TechCardProps {
  technology: Technology;
}

/** One technology in a row: icon, name and category. A link if it has a URL. */
export function TechCard({ technology }: TechCardProps): ReactElement {
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
  return (
    <li>
      {url === null ? (
        <div css={card}>{content}</div>
      ) : (
        <a css={[card, linked]} href={url} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      )}
    </li>
  );
}
