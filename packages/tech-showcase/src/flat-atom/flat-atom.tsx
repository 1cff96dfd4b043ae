'use client';

import { type CSSProperties, type ReactElement, type RefObject, useId, useState } from 'react';
import { nucleons } from '../orbit-model/nucleus.ts';
import type { OrbitLayout } from '../orbit-model/orbit-layout.ts';
import { createOrbitMotion, STAGE_EXTENT } from '../orbit-model/orbit-motion.ts';
import { TechIcon } from '../tech-icon/index.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import {
  atom,
  back,
  brightStop,
  darkStop,
  front,
  item,
  itemFace,
  midStop,
  nucleus,
  rings,
} from './flat-atom.styles.ts';
import { flatItem, RADIUS_IN_CQMIN, ringPaths } from './flat-projection.ts';

export interface FlatAtomProps {
  technologies: readonly ShownTechnology[];
  layout: OrbitLayout;
  ref: RefObject<HTMLDivElement | null>;
}

const viewBox = [-STAGE_EXTENT, -STAGE_EXTENT, 2 * STAGE_EXTENT, 2 * STAGE_EXTENT].join(' ');

/**
 * The atom in CSS and SVG: rendered on the server, on weak devices, and while the 3D view loads. Its first
 * pose matches the first pose of the 3D view. Decorative: the adjacent list holds the content.
 */
export function FlatAtom({ technologies, layout, ref }: FlatAtomProps): ReactElement {
  const id = useId();
  // The markup keeps the first pose; after that, a renderer updates the elements.
  const [start] = useState(() => createOrbitMotion(layout));
  const paths = layout.rings.map((ring) => ringPaths(ring, start.rotation));

  return (
    <div ref={ref} css={atom} aria-hidden="true">
      <svg css={[rings, back]} viewBox={viewBox} aria-hidden="true" focusable="false">
        {layout.rings.map((ring, index) => (
          <path
            key={`${ring.radius} ${ring.u.join(' ')}`}
            data-ring={index}
            data-half="back"
            d={paths[index]?.back}
          />
        ))}
      </svg>
      <svg css={[rings, nucleus]} viewBox={viewBox} aria-hidden="true" focusable="false">
        <radialGradient id={`${id}-bright`} cx="35%" cy="30%" r="75%">
          <stop offset="0" css={brightStop} />
          <stop offset="1" css={midStop} />
        </radialGradient>
        <radialGradient id={`${id}-deep`} cx="35%" cy="30%" r="75%">
          <stop offset="0" css={midStop} />
          <stop offset="1" css={darkStop} />
        </radialGradient>
        {[...nucleons]
          .sort((first, second) => first.center[2] - second.center[2])
          .map(({ center, radius, bright }) => (
            <circle
              key={center.join(' ')}
              cx={center[0].toFixed(3)}
              cy={(-center[1]).toFixed(3)}
              r={radius}
              fill={`url(#${id}-${bright ? 'bright' : 'deep'})`}
            />
          ))}
      </svg>
      <svg css={[rings, front]} viewBox={viewBox} aria-hidden="true" focusable="false">
        {layout.rings.map((ring, index) => (
          <path
            key={`${ring.radius} ${ring.u.join(' ')}`}
            data-ring={index}
            data-half="front"
            d={paths[index]?.front}
          />
        ))}
      </svg>
      {technologies.map((technology, index) => {
        const { transform, zIndex, opacity } = flatItem(start, index);
        const size = `${((layout.size[index] ?? 0) * RADIUS_IN_CQMIN).toFixed(2)}cqmin`;
        const style: CSSProperties & Record<'--tech-icon-size', string> = {
          transform,
          zIndex,
          '--tech-icon-size': size,
        };
        return (
          <span key={technology.id} data-item={index} css={item} style={style}>
            <span css={itemFace} style={{ opacity }}>
              <TechIcon name={technology.name} iconPath={technology.iconPath} />
            </span>
          </span>
        );
      })}
    </div>
  );
}
