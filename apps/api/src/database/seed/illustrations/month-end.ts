import { at, azure, box, circle, dashed, line, pale, path, type Shape, scene, tick, writing } from './ink.ts';

function receipt(height: number): Shape {
  const teeth = Array.from({ length: 5 }, () => 'l-10-10-10 10').join('');
  return path(`M0 0h100v${height}${teeth}Z`, 'paper');
}

const matches = [
  { receiptY: 128, rowY: 152 },
  { receiptY: 236, rowY: 206 },
  { receiptY: 344, rowY: 314 },
];

/** Receipts match the lines of the bank statement, and the month adds up. */
export function drawMonthEnd(): string {
  return scene(
    ...matches.map(({ receiptY }) =>
      at(96, receiptY - 42, azure(receipt(84)), pale(writing(20, 24, [60, 40], 20))),
    ),
    azure(
      ...matches.map(({ receiptY, rowY }) =>
        dashed(path(`M212 ${receiptY}C258 ${receiptY} 246 ${rowY} 290 ${rowY}`)),
      ),
    ),
    pale(box(300, 74, 244, 352, 16, 'paper'), line(300, 122, 544, 122)),
    azure(writing(324, 98, [92])),
    ...[152, 206, 260, 314, 368].map((y, index) => {
      const matched = matches.some(({ rowY }) => rowY === y);
      const mark = circle(330, y, 13, matched ? 'tint' : 'none');
      return (
        (matched ? azure(mark, tick(330, y, 6)) : pale(mark)) +
        pale(writing(358, y, [index % 2 === 0 ? 92 : 70]), line(490, y, 520, y))
      );
    }),
    pale(line(324, 396, 520, 396)),
    azure(
      ...[66, 96, 84, 128, 166].map((height, index) =>
        box(590 + index * 28, 254 - height, 16, height, 5, index === 4 ? 'solid' : 'tint'),
      ),
    ),
    pale(line(578, 254, 728, 254)),
    azure(
      box(590, 302, 124, 116, 16, 'paper'),
      line(590, 336, 714, 336),
      line(622, 290, 622, 314),
      line(682, 290, 682, 314),
    ),
    azure(path('M636 358h28l-16 16c14 0 20 6 20 14s-8 14-18 14c-6 0-12-2-16-6')),
  );
}
