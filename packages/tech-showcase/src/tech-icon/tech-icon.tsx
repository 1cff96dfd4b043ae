'use client';

import { type ReactElement, useCallback, useState } from 'react';
import { initialOf } from '../technology/technology.ts';
import { letter, picture, tile } from './tech-icon.styles.ts';

export interface TechIconProps {
  name: string;
  /** URL of the icon. Without one, or if it can't be shown, the tile shows a letter. */
  iconPath: string | null;
}

/** A light tile with an icon, so that dark brands stay visible on dark backgrounds. Decorative. */
export function TechIcon({ name, iconPath }: TechIconProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);

  // A server-rendered image may fail before a listener exists. Only decoding is reliable: in some browsers,
  // an SVG without its own size has zero width.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) {
      image.decode().catch(() => setBroken(image.getAttribute('src')));
    }
  }, []);

  return (
    <span css={tile} aria-hidden="true">
      {iconPath === null || broken === iconPath ? (
        <span css={letter} data-part="letter">
          {initialOf(name)}
        </span>
      ) : (
        <img
          ref={check}
          css={picture}
          src={iconPath}
          alt=""
          width={24}
          height={24}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(iconPath)}
        />
      )}
    </span>
  );
}
