import { at, azure, box, circle, line, pale, path, type Shape, scene, tick, writing } from './ink.ts';

function pan(x: number, y: number): Shape {
  return at(x, y, path('M0-66-40 0h80Z'), path('M-52 0h104a52 34 0 0 1-104 0Z', 'tint'));
}

/** Scales next to a matter that is checked, signed and open. */
export function drawLawIntake(): string {
  return scene(
    pale(line(84, 424, 716, 424)),
    azure(
      line(252, 110, 252, 400),
      path('M196 424c0-18 22-24 56-24s56 6 56 24Z', 'paper'),
      circle(252, 100, 12, 'paper'),
    ),
    azure(path('M142 176c44 0 76-42 110-42s66-8 110-8')),
    azure(pan(142, 242), pan(362, 192)),
    pale(box(520, 92, 178, 236, 14), box(498, 112, 178, 236, 14)),
    azure(box(474, 134, 180, 250, 14, 'paper')),
    azure(writing(500, 170, [76])),
    pale(writing(500, 196, [128, 112, 124, 86], 22)),
    azure(path('M502 326c14-26 24-26 20-4s8 20 18-2c4-8 10-2 10 6s10 4 16-4')),
    pale(line(500, 346, 586, 346)),
    azure(circle(654, 366, 38, 'paper'), circle(654, 366, 26, 'tint'), tick(654, 366, 12)),
    pale(box(438, 98, 72, 44, 12, 'paper')),
    azure(circle(462, 120, 5, 'solid'), line(478, 120, 494, 120)),
  );
}
