import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { flatComet, flatItem, flatRim, ringPaths } from './flat-projection.ts';

interface ItemElements {
  root: HTMLElement;
  face: HTMLElement;
  name: HTMLElement;
}

function itemElements(root: HTMLElement): ItemElements[] {
  return [...root.querySelectorAll<HTMLElement>('[data-item]')].flatMap((element) => {
    const [face, name] = element.children;
    return face instanceof HTMLElement && name instanceof HTMLElement ? [{ root: element, face, name }] : [];
  });
}

/** Creates a renderer that updates the elements of a `FlatAtom`. */
export function createFlatRenderer(root: HTMLElement, motion: OrbitMotion): OrbitRenderer {
  const items = itemElements(root);
  const halves = (half: string): SVGElement[] => [
    ...root.querySelectorAll<SVGElement>(`[data-half="${half}"]`),
  ];
  const backs = halves('back');
  const fronts = halves('front');
  const rims = [...root.querySelectorAll<HTMLElement>('[data-rim]')];
  const comet = root.querySelector<HTMLElement>('[data-part="comet"]');
  const mark = root.querySelector<SVGElement>('[data-part="light"]');

  return {
    resize() {
      // Sizes use container units, so the browser adapts them.
    },
    draw() {
      motion.layout.rings.forEach((ring, index) => {
        const { back, front } = ringPaths(ring, motion.rotation);
        backs[index]?.setAttribute('d', back);
        fronts[index]?.setAttribute('d', front);
        const drawn = motion.drawn[index] ?? 1;
        for (const half of [backs[index], fronts[index]]) {
          // The paths have a length of 1, so the first dash is the share that is drawn.
          if (drawn < 1) half?.setAttribute('stroke-dasharray', `${drawn.toFixed(3)} 2`);
          else half?.removeAttribute('stroke-dasharray');
        }
      });
      for (const rim of rims) {
        const index = Number(rim.dataset.rim);
        rim.style.transform = flatRim(motion, index);
        rim.style.opacity = (motion.ringNaming[index] ?? 1).toFixed(2);
      }
      items.forEach((item, index) => {
        const { transform, zIndex, opacity, nameScale } = flatItem(motion, index);
        item.root.style.transform = transform;
        item.root.style.zIndex = String(zIndex);
        item.face.style.opacity = opacity;
        item.name.style.scale = nameScale;
        item.name.style.opacity = (motion.naming[index] ?? 0).toFixed(2);
      });
      const place = flatComet(motion);
      if (comet) {
        comet.style.opacity = place ? '1' : '0';
        if (place) comet.style.transform = place;
      }
      mark?.setAttribute(
        'transform',
        `translate(${(0.05 * (motion.light[0] ?? 0)).toFixed(3)} ${(-0.05 * (motion.light[1] ?? 0)).toFixed(3)})`,
      );
    },
    drawCalls: () => 0,
  };
}
