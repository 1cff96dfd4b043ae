import { at, azure, box, circle, dashed, line, pale, path, type Shape, scene, tick, writing } from './ink.ts';

function wheel(x: number): Shape {
  return circle(x, 0, 26, 'paper') + circle(x, 0, 8);
}

function stop(x: number, y: number): Shape {
  return circle(x, y, 13, 'paper') + circle(x, y, 4, 'solid');
}

/** A truck on its route. Each stop reports automatically. */
export function drawFreightTracking(): string {
  return scene(
    pale(
      line(64, 420, 736, 420),
      line(96, 446, 150, 446),
      line(214, 446, 300, 446),
      line(388, 446, 470, 446),
      line(548, 446, 690, 446),
    ),
    azure(
      at(
        176,
        394,
        box(0, -168, 292, 168, 12, 'paper'),
        path('M300 0v-122h66c10 0 16 4 20 12l26 50c4 6 6 12 6 20V0Z', 'paper'),
        path('M326-98h34c5 0 8 2 10 6l18 36h-62Z', 'tint'),
        line(292, -14, 300, -14),
        wheel(66),
        wheel(132),
        wheel(366),
      ),
    ),
    pale(at(176, 394, line(36, -128, 36, -62), line(80, -128, 80, -62), line(124, -128, 124, -62))),
    azure(at(176, 394, circle(228, -94, 30, 'tint'), tick(228, -94, 13))),
    azure(dashed(path('M108 176C196 92 292 74 388 110S580 196 684 96'))),
    azure(stop(108, 176), stop(276, 88), stop(464, 140)),
    azure(circle(684, 96, 30, 'tint'), circle(684, 96, 17, 'paper'), circle(684, 96, 5, 'solid')),
    pale(
      at(
        630,
        206,
        path(
          'M0 0h84a12 12 0 0 1 12 12v92a12 12 0 0 1-12 12H0a12 12 0 0 1-12-12V12A12 12 0 0 1 0 0Z',
          'paper',
        ),
      ),
    ),
    azure(writing(640, 236, [42], 20)),
    pale(writing(640, 258, [64, 52, 60], 20)),
  );
}
