import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { layoutOrbit } from './orbit-layout.ts';
import { createTour, type Flow, planTour } from './tour.ts';

describe('planTour', () => {
  it('connects technologies on different rings', () => {
    const layout = layoutOrbit(sampleTechnologies(24));
    const flows = planTour(layout);
    expect(flows).toHaveLength(12);
    for (const [from, to] of flows) expect(layout.ring[from]).not.toBe(layout.ring[to]);
  });

  it('leaves out technologies behind the scenes', () => {
    const categories = ['CRM', 'Finance', 'DevOps'];
    const layout = layoutOrbit(
      sampleTechnologies(9).map((technology, index) => ({
        ...technology,
        category: categories[index % 3] ?? '',
      })),
    );
    for (const index of planTour(layout).flat()) expect(layout.quiet[index]).toBe(0);
  });

  it('is empty for a single technology', () => {
    expect(planTour(layoutOrbit(sampleTechnologies(1)))).toEqual([]);
  });
});

describe('createTour', () => {
  const flows: Flow[] = [
    [0, 1],
    [2, 3],
  ];

  /** Runs a tour in frames of 100 ms and returns what it shows, with the time in seconds. */
  function run(seconds: number, idle: (second: number) => boolean = () => true) {
    const shown: [second: number, flow: Flow | null][] = [];
    let now = 0;
    const tour = createTour(flows, (flow) => shown.push([now, flow]));
    for (let frame = 1; frame <= seconds * 10; frame += 1) {
      now = frame / 10;
      tour.observe(100_000, idle(now));
    }
    return shown;
  }

  it('starts a flow every five seconds and ends it before the next one', () => {
    expect(run(12)).toEqual([
      [1.3, [0, 1]],
      [5.2, null],
      [6.3, [2, 3]],
      [10.2, null],
      [11.3, [0, 1]],
    ]);
  });

  it('ends the flow when the visitor does something, and continues after five idle seconds', () => {
    expect(run(8, (second) => second < 2 || second > 2.5)).toEqual([
      [1.3, [0, 1]],
      [2, null],
      [7.5, [2, 3]],
    ]);
  });
});
