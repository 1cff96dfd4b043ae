import { expect, it } from 'vitest';
import { type LabeledPoint, placePointLabels, type Segment } from './place-point-labels.ts';

const plot = { left: 0, top: 0, right: 400, bottom: 200 };

function at(x: number, y: number): LabeledPoint {
  return { x, y, width: 80, height: 16 };
}

it('places a label above its point', () => {
  expect(placePointLabels([at(200, 100)], [], plot)).toEqual([
    { left: 160, right: 240, top: 74, bottom: 90 },
  ]);
});

it('moves a label to the side of a rising line that has no line', () => {
  const line: Segment[] = [
    [100, 200, 200, 100],
    [200, 100, 300, 0],
  ];
  const [box] = placePointLabels([at(200, 100)], line, plot);
  expect(box?.right).toBe(210);
  expect(box?.bottom).toBe(90);
});

it('places a label below where lines are above', () => {
  const [box] = placePointLabels([at(200, 100)], [[0, 82, 400, 82]], plot);
  expect(box?.top).toBe(110);
});

it('places the label at the end of a flat line above the line', () => {
  const [box] = placePointLabels([at(400, 100)], [[0, 100, 400, 100]], plot);
  expect(box).toEqual({ left: 320, right: 400, top: 74, bottom: 90 });
});

it('keeps labels of points that are close to each other apart', () => {
  const [first, second] = placePointLabels([at(200, 100), at(210, 100)], [], plot);
  expect(first?.bottom).toBe(90);
  expect(second?.top).toBe(110);
});

it('keeps labels within the plot', () => {
  expect(placePointLabels([at(5, 5)], [], plot)).toEqual([{ left: 0, right: 80, top: 15, bottom: 31 }]);
  const narrow = { left: 0, top: 0, right: 60, bottom: 200 };
  const [box] = placePointLabels([at(50, 100)], [], narrow);
  expect(box?.right).toBeLessThanOrEqual(60);
});
