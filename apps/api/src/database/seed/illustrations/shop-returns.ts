import {
  arrowHead,
  at,
  azure,
  box,
  circle,
  line,
  pale,
  path,
  type Shape,
  scene,
  tick,
  writing,
} from './ink.ts';

function parcel(size: number): Shape {
  return (
    box(-size, -2 * size, 2 * size, 2 * size, 8, 'paper') +
    path(
      `M${-size * 0.28}${-2 * size}v${size * 0.62}l${size * 0.28}-8 ${size * 0.28} 8v${-size * 0.62}`,
      'tint',
    ) +
    line(-size * 0.6, -size * 0.36, -size * 0.1, -size * 0.36)
  );
}

const tent = path('M-40 30 0-34 40 30Z', 'tint') + path('M-14 30 0 4l14 26');
const backpack = box(-28, -26, 56, 62, 16, 'tint') + path('M-12-26v-8a12 12 0 0 1 24 0v8M-16 6h32v18h-32Z');
const boot = path('M-26-34h26v30c20 4 34 12 34 28v8h-60Z', 'tint') + line(-26, 18, 34, 18);

/** The shop window above, the dock below: returned items are on sale again by evening. */
export function drawShopReturns(): string {
  const products = [tent, backpack, boot];
  return scene(
    pale(
      box(136, 66, 528, 222, 16, 'paper'),
      line(136, 104, 664, 104),
      circle(160, 85, 4),
      circle(178, 85, 4),
      circle(196, 85, 4),
    ),
    ...products.map((product, index) =>
      at(
        238 + index * 162,
        178,
        pale(box(-66, -52, 132, 104, 12)),
        azure(product),
        pale(writing(-66, 76, [64])),
      ),
    ),
    pale(line(92, 402, 708, 402), line(92, 438, 708, 438)),
    pale(...[110, 206, 302, 398, 494, 590, 690].map((x) => circle(x, 420, 11))),
    azure(at(216, 400, parcel(36)), at(400, 400, parcel(44)), at(584, 400, parcel(36))),
    azure(path('M640 366c62-18 84-92 40-150'), arrowHead(680, 216, 232)),
    azure(circle(112, 330, 24, 'tint'), tick(112, 330, 11)),
  );
}
