import { arrowHead, at, azure, box, circle, dashed, line, pale, path, scene, tick, writing } from './ink.ts';

const columns = [0, 1, 2, 3, 4];
const rows = [0, 1, 2, 3];

/** Booked slots of the week. The offered slot fills while the viewer watches. */
const booked = new Set([
  '0-0',
  '1-0',
  '2-0',
  '4-0',
  '0-1',
  '2-1',
  '3-1',
  '4-1',
  '1-2',
  '2-2',
  '4-2',
  '0-3',
  '1-3',
  '3-3',
]);
const offered = { column: 3, row: 2 };

function slot(column: number, row: number) {
  return { x: 128 + column * 64, y: 186 + row * 54 };
}

function calendar(): string {
  const cells = columns.flatMap((column) =>
    rows.map((row) => {
      const { x, y } = slot(column, row);
      return booked.has(`${column}-${row}`)
        ? azure(box(x, y, 50, 38, 7, 'tint'))
        : pale(box(x, y, 50, 38, 7));
    }),
  );
  return (
    pale(
      box(104, 98, 354, 322, 18, 'paper'),
      line(104, 158, 458, 158),
      line(176, 84, 176, 114),
      line(386, 84, 386, 114),
    ) +
    azure(writing(232, 130, [98])) +
    cells.join('')
  );
}

const tooth =
  'M-46-38c0-32 26-36 46-24 20-12 46-8 46 24 0 26-11 38-15 64-3 22-6 38-15 38-11 0-8-34-16-34s-5 34-16 34c-9 0-12-16-15-38-4-26-15-38-15-64Z';

/** A free slot in the dentist's week is offered by message and taken. */
export function drawDentalRecall(): string {
  const { x, y } = slot(offered.column, offered.row);
  return scene(
    calendar(),
    at(604, 164, pale(circle(0, 0, 92, 'paper')), azure(path(tooth, 'tint'))),
    azure(
      path(
        'M520 306h160a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H546l-26 22v-22a16 16 0 0 1-16-16v-52a16 16 0 0 1 16-16Z',
        'paper',
      ),
    ),
    pale(writing(530, 336, [92, 64], 24)),
    azure(circle(660, 348, 16, 'tint'), tick(660, 348, 8)),
    azure(box(x, y, 50, 38, 7, 'paper'), tick(x + 25, y + 19, 9)),
    azure(dashed(path(`M498 336C470 336 440 330 ${x + 66} ${y + 26}`)), arrowHead(x + 60, y + 24, 196)),
  );
}
