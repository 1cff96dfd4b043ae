import type { OrbitMotion } from '../orbit-model/orbit-motion.ts';
import type { OrbitRenderer } from '../orbit-model/orbit-renderer.ts';
import { flatItem, ringPaths } from './flat-projection.ts';

interface ItemElements {
  root: HTMLElement;
  face: HTMLElement;
}

function itemElements(root: HTMLElement): ItemElements[] {
  return [...root.querySelectorAll<HTMLElement>('[data-item]')].flatMap((element) => {
    const face = element.firstElementChild;
    return face instanceof HTMLElement ? [{ root: element, face }] : [];
  });
}

/** Creates a renderer that updates the elements of a `FlatAtom`. */
export function createFlatRenderer(root: HTMLElement, motion: OrbitMotion): OrbitRenderer {
  const items = itemElements(root);
  const halves = (half: string): Element[] => [...root.querySelectorAll(`[data-half="${half}"]`)];
  const backs = halves('back');
  const fronts = halves('front');

  return {
    resize() {
      // Sizes use container units, so the browser adapts them.
    },
    draw() {
      motion.layout.rings.forEach((ring, index) => {
        const { back, front } = ringPaths(ring, motion.rotation);
        backs[index]?.setAttribute('d', back);
        fronts[index]?.setAttribute('d', front);
      });
      items.forEach((item, index) => {
        const { transform, zIndex, opacity } = flatItem(motion, index);
        item.root.style.transform = transform;
        item.root.style.zIndex = String(zIndex);
        item.face.style.opacity = opacity;
      });
    },
    drawCalls: () => 0,
  };
}
