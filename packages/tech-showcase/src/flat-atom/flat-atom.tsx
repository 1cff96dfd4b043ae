'use client';

import {
  type CSSProperties,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { NUCLEUS_MARK, NUCLEUS_RADIUS } from '../orbit-model/nucleus.ts';
import type { OrbitLayout } from '../orbit-model/orbit-layout.ts';
import { createOrbitMotion } from '../orbit-model/orbit-motion.ts';
import { isDarkImage, needsPlate } from '../tech-icon/icon-color.ts';
import { TechIcon } from '../tech-icon/index.ts';
import type { ShownTechnology } from '../technology/technology.ts';
import * as styles from './flat-atom.styles.ts';
import { cssLength, cssUnit, flatItem, flatRim, ringPaths } from './flat-projection.ts';

export interface FlatAtomProps {
  technologies: readonly ShownTechnology[];
  /** Those of a narrow stage. The others are hidden there until a script renders only these. */
  narrowTechnologies: readonly ShownTechnology[];
  layout: OrbitLayout;
  /** The names of the rings. Undefined for a ring without one. */
  ringNames: readonly (string | undefined)[];
  ref: RefObject<HTMLDivElement | null>;
}

/** Scales the mark from its box of 48 into the nucleus. */
const markScale = (NUCLEUS_RADIUS * 1.5) / 48;

/** Removes the plates behind icons that turn out to be bright enough. */
function removePlates(root: HTMLElement): void {
  for (const face of root.querySelectorAll<HTMLElement>('[data-plate="true"]')) {
    const image = face.querySelector('img');
    const check = (): void => {
      if (image && isDarkImage(image) === false) face.dataset.plate = 'false';
    };
    if (image?.complete) check();
    else image?.addEventListener('load', check, { once: true });
  }
}

/**
 * The atom in CSS and SVG: rendered on the server, on weak devices, and while the 3D view loads. Its first
 * pose matches the first pose of the 3D view. Decorative: the list next to it holds the content. Memoized,
 * because the tour changes the card every few seconds, and an atom may have hundreds of elements.
 */
export const FlatAtom = memo((props: FlatAtomProps): ReactElement => {
  const { technologies, narrowTechnologies, layout, ringNames, ref } = props;
  const id = useId();
  // The markup keeps the first pose; after that, a renderer updates the elements.
  const [start] = useState(() => createOrbitMotion(layout));
  useEffect(() => {
    if (ref.current) removePlates(ref.current);
  }, [ref]);
  const paths = layout.rings.map((ring) => ringPaths(ring, start.rotation));
  const measures: CSSProperties & Record<'--orbit-unit' | '--orbit-line', string> = {
    '--orbit-unit': cssUnit(layout),
    // In radii. A stroke that doesn't scale would ignore the length of the path, which the entry needs.
    '--orbit-line': (1.3 / layout.fullRadius).toFixed(4),
  };
  const halves = (half: 'back' | 'front'): ReactElement[] =>
    layout.rings.map((ring, index) => (
      <path
        key={`${ring.radius} ${ring.u.join(' ')}`}
        data-ring={index}
        data-half={half}
        data-quiet={ring.group?.purpose === 'ownStack'}
        pathLength={1}
        d={paths[index]?.[half]}
      />
    ));

  return (
    <div
      ref={ref}
      css={styles.atom}
      style={measures}
      data-names={layout.namesAbove ? 'above' : 'left'}
      aria-hidden="true"
    >
      <svg css={[styles.rings, styles.back]} viewBox={styles.viewBox} aria-hidden="true" focusable="false">
        {halves('back')}
      </svg>
      <svg css={[styles.rings, styles.nucleus]} viewBox={styles.viewBox} aria-hidden="true" focusable="false">
        <radialGradient id={`${id}-glass`} cx="38%" cy="30%" r="78%">
          <stop offset="0" css={styles.glassStop} />
          <stop offset="0.72" css={styles.deepStop} />
          <stop offset="0.93" css={styles.deepStop} />
          <stop offset="1" css={styles.rimStop} />
        </radialGradient>
        <radialGradient id={`${id}-light`}>
          <stop offset="0" css={styles.lightStop} stopOpacity="0.7" />
          <stop offset="1" css={styles.lightStop} stopOpacity="0" />
        </radialGradient>
        <circle r={NUCLEUS_RADIUS} fill={`url(#${id}-glass)`} />
        <circle data-part="light" r={NUCLEUS_RADIUS * 0.85} fill={`url(#${id}-light)`} />
        <path
          transform={`scale(${markScale.toFixed(5)}) translate(-24 -23.5)`}
          fill="#fff"
          d={NUCLEUS_MARK}
        />
      </svg>
      <svg css={[styles.rings, styles.front]} viewBox={styles.viewBox} aria-hidden="true" focusable="false">
        {halves('front')}
      </svg>
      {ringNames.map(
        (name, index) =>
          name && (
            <span
              key={name}
              data-rim={index}
              css={styles.rim}
              style={{ transform: flatRim(start, index), opacity: start.ringNaming[index] }}
            >
              {name}
            </span>
          ),
      )}
      <span data-part="comet" css={styles.comet} />
      {technologies.map((technology, index) => {
        const { transform, zIndex, opacity, nameScale } = flatItem(start, index);
        const style: CSSProperties & Record<'--tech-icon-size', string> = {
          transform,
          zIndex,
          '--tech-icon-size': cssLength(layout.size[index] ?? 0),
        };
        return (
          <span
            key={technology.id}
            data-item={index}
            data-quiet={layout.quiet[index] === 1}
            data-narrow={narrowTechnologies.includes(technology)}
            css={styles.item}
            style={style}
          >
            <span
              css={styles.itemFace}
              data-plate={layout.quiet[index] === 0 && needsPlate(technology.iconPath)}
              style={{ opacity }}
            >
              <TechIcon name={technology.name} iconPath={technology.iconPath} />
            </span>
            <span css={styles.itemName} style={{ opacity: start.naming[index], scale: nameScale }}>
              {technology.name}
            </span>
          </span>
        );
      })}
    </div>
  );
});
FlatAtom.displayName = 'FlatAtom';
