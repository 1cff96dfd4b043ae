import { readTextDirection } from '../internal/direction/read-text-direction.ts';

/**
 * Seeks the animation so that the focused item is inside the viewport. Scrolling can't do this: content that
 * the transform has moved past the starting edge is outside the scrollable area.
 */
export function bringIntoView(target: Element, viewport: Element, track: Element): void {
  const animation = track.getAnimations()[0];
  const list = track.firstElementChild;
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || !list || typeof duration !== 'number') return;

  viewport.scrollLeft = 0;
  const frame = viewport.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  if (box.left >= frame.left && box.right <= frame.right) return;

  const round = list.getBoundingClientRect();
  const rightToLeft = readTextDirection(viewport) === 'rtl';
  const fromStart = rightToLeft ? round.right - box.right : box.left - round.left;
  const centered = fromStart - (frame.width - box.width) / 2;
  const progress = Math.min(Math.max(centered / round.width, 0), 0.999);
  const reversed = animation.effect?.getComputedTiming().direction === 'reverse';
  animation.currentTime = duration * (reversed ? 1 - progress : progress);
}
