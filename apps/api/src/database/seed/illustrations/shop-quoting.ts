import { arrowHead, at, azure, box, circle, dashed, gear, line, pale, path, scene, writing } from './ink.ts';

/** A drawing on the left becomes a part on the right, already with its price. */
export function drawShopQuoting(): string {
  return scene(
    pale(box(84, 96, 300, 300, 14, 'paper'), line(84, 344, 384, 344), line(268, 344, 268, 396)),
    pale(writing(102, 362, [120, 84], 18), writing(286, 370, [60])),
    azure(
      at(
        228,
        214,
        circle(0, 0, 66, 'tint'),
        circle(0, 0, 26),
        ...[45, 135, 225, 315].map((angle) =>
          circle(46 * Math.cos((angle * Math.PI) / 180), 46 * Math.sin((angle * Math.PI) / 180), 7),
        ),
      ),
    ),
    pale(dashed(line(136, 214, 320, 214), line(228, 122, 228, 308))),
    azure(
      line(162, 306, 162, 326),
      line(294, 306, 294, 326),
      line(166, 318, 290, 318),
      arrowHead(164, 318, 180, 9),
      arrowHead(292, 318, 0, 9),
    ),
    azure(dashed(line(404, 246, 454, 246)), arrowHead(464, 246, 0, 13)),
    azure(at(584, 222, gear(12, 104, 84, 34, 'tint'))),
    azure(at(584, 222, circle(0, 0, 14))),
    pale(at(690, 342, gear(9, 58, 45, 18, 'paper'))),
    azure(
      at(
        494,
        366,
        path('M0 0h96a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10H0l-32-30Z', 'paper'),
        circle(0, 30, 6),
      ),
    ),
    azure(writing(522, 388, [56], 18)),
    pale(writing(522, 406, [36])),
  );
}
