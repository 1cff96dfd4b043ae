'use client';

import { type ReactElement, useCallback, useState } from 'react';
import { initialOf } from '../technology/technology.ts';
import { letter, picture, tile } from './tech-icon.styles.ts';

export interface TechIconProps {
  name: string;
  /** Address of the icon. Without one, or when it cannot be shown, the tile carries a letter. */
  iconPath: string | null;
}

/** A light round tile with a technology's icon, so that dark brands stay visible on dark grounds. Decoration. */
export function TechIcon({ name, iconPath }: TechIconProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);

  // The server's image may have failed before anyone listened. Only decoding tells for sure: an SVG without a
  // size of its own is zero wide in some browsers.
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
