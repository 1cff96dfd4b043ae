import { at, azure, box, circle, line, pale, path, type Shape, scene, tick } from './ink.ts';

interface Building {
  x: number;
  top: number;
  columns: number;
  rows: number;
  /** Lit windows, as column-row. */
  lit: ReadonlySet<string>;
}

const FLOOR = 424;
const PITCH = 46;

const buildings: readonly Building[] = [
  { x: 92, top: 178, columns: 3, rows: 4, lit: new Set(['0-1', '2-2', '1-3']) },
  {
    x: 258,
    top: 84,
    columns: 4,
    rows: 6,
    lit: new Set(['0-0', '2-0', '3-1', '1-2', '0-3', '2-3', '3-4', '1-5']),
  },
  { x: 470, top: 224, columns: 3, rows: 3, lit: new Set(['1-0', '0-1', '2-1']) },
];

function draw({ x, top, columns, rows, lit }: Building): Shape {
  const width = columns * PITCH + 14;
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const frame = [x + 17 + column * PITCH, top + 22 + row * PITCH, 26, 28, 4] as const;
    return lit.has(`${column}-${row}`) ? azure(box(...frame, 'tint')) : pale(box(...frame));
  });
  return (
    pale(
      path(`M${x} ${FLOOR}V${top + 10}a10 10 0 0 1 10-10h${width - 20}a10 10 0 0 1 10 10V${FLOOR}`, 'paper'),
    ) + windows.join('')
  );
}

const wrench =
  'M-22 26 8-4a20 20 0 0 1 22-28l-13 14 4 12 12 4 13-14A20 20 0 0 1 18 6l-30 30a7 7 0 0 1-10-10Z';

/** Three houses, their lights, and a repair on its way. */
export function drawPropertyMaintenance(): string {
  return scene(
    pale(line(64, FLOOR, 736, FLOOR)),
    ...buildings.map(draw),
    azure(path('M332 424v-34a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v34', 'paper')),
    azure(
      at(
        604,
        140,
        path(
          'M-44-50h88a18 18 0 0 1 18 18v64a18 18 0 0 1-18 18H-8l-30 26V50h-6a18 18 0 0 1-18-18v-64a18 18 0 0 1 18-18Z',
          'paper',
        ),
        path(wrench, 'tint'),
      ),
    ),
    azure(circle(668, 94, 20, 'paper'), tick(668, 94, 9)),
    azure(at(676, 358, circle(0, -26, 26, 'paper'), circle(0, -34, 6), path('M0 0v60M0 32h16M0 52h20'))),
  );
}
