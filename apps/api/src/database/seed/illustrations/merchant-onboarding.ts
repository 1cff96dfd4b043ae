import { at, azure, box, circle, dashed, line, pale, path, scene, tick, writing } from './ink.ts';

const shield = 'M0-66c22 14 40 18 58 18v42c0 40-26 62-58 76-32-14-58-36-58-76v-42c18 0 36-4 58-18Z';

/** Documents arrive, checks run in parallel, the card goes live. */
export function drawMerchantOnboarding(): string {
  const checks = [150, 250, 350];
  return scene(
    pale(box(92, 148, 116, 158, 12), box(108, 172, 116, 158, 12, 'paper')),
    azure(writing(130, 208, [56], 20)),
    pale(writing(130, 232, [72, 60, 70, 40], 22)),
    azure(...checks.map((y) => dashed(path(`M238 250C284 250 284 ${y} 322 ${y}`)))),
    ...checks.map((y) => at(352, y, azure(circle(0, 0, 28, 'paper'), tick(0, 0, 11)))),
    azure(...checks.map((y) => dashed(path(`M384 ${y}C424 ${y} 420 250 462 250`)))),
    azure(at(526, 250, path(shield, 'tint'), tick(0, -2, 22))),
    azure(box(560, 300, 168, 106, 14, 'paper'), line(560, 334, 728, 334), box(578, 354, 34, 26, 5, 'tint')),
    pale(writing(632, 372, [72])),
    azure(circle(676, 164, 34, 'paper'), circle(676, 164, 22, 'tint')),
    azure(dashed(path('M590 214c14-18 26-28 44-36'))),
  );
}
