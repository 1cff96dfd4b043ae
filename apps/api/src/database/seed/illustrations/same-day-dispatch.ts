import { at, azure, box, circle, dashed, line, pale, path, type Shape, scene } from './ink.ts';

function pin(x: number, y: number): Shape {
  return at(
    x,
    y,
    path('M0 0c-16-20-24-32-24-46a24 24 0 0 1 48 0c0 14-8 26-24 46Z', 'paper'),
    circle(0, -46, 8, 'solid'),
  );
}

function fan(): Shape {
  const blades = [0, 120, 240]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${path('M0-8C-18-20-18-40 2-46 16-38 14-20 0-8Z', 'tint')}</g>`,
    )
    .join('');
  return circle(0, 0, 58) + blades + circle(0, 0, 8, 'paper');
}

/** A house with its air conditioner, and the shortest route for the van. */
export function drawSameDayDispatch(): string {
  return scene(
    pale(line(72, 420, 728, 420)),
    pale(path('M96 420V226l116-92 116 92v194', 'paper'), path('M76 242 212 134l136 108')),
    pale(box(150, 254, 48, 48, 6), line(174, 254, 174, 302), line(150, 278, 198, 278)),
    pale(path('M232 420v-98a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v98'), circle(276, 370, 2)),
    azure(box(312, 278, 150, 142, 14, 'paper'), at(387, 349, fan())),
    azure(
      path('M362 250c0-14 12-14 12-28s-12-14-12-28'),
      path('M398 250c0-14 12-14 12-28s-12-14-12-28'),
      path('M434 250c0-14 12-14 12-28s-12-14-12-28'),
    ),
    pale(
      box(498, 92, 216, 258, 16, 'paper'),
      path('M498 172h92l40-80M590 172l36 70h88M626 242l-46 108M498 276h78'),
    ),
    azure(dashed(path('M548 316 576 276 594 240 626 242 668 196'))),
    azure(circle(548, 316, 10, 'paper'), pin(668, 190)),
    azure(
      path('M556 404v-26a8 8 0 0 1 8-8h82v34M646 382h28l20 22v16h-14M556 404v16h18M608 420h40', 'none'),
      circle(591, 420, 14, 'paper'),
      circle(664, 420, 14, 'paper'),
    ),
    pale(line(500, 384, 536, 384), line(512, 402, 536, 402)),
  );
}
