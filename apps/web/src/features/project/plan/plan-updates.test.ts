import { sampleDeliverables, sampleMilestones } from '@uplift/data-client/testing';
import { expect, it } from 'vitest';
import { withDeliverable, withMilestone } from './plan-updates.ts';

const [audit, optimize, later, scale] = sampleMilestones;
if (!audit || !optimize || !later || !scale) throw new Error('The sample plan is shorter than expected.');

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('replaces a changed deliverable in place and adds a new one to its milestone', () => {
  const approved = { ...sampleDeliverables.awaiting, state: 'approved' as const };
  const [, changed] = withDeliverable(sampleMilestones, approved);
  expect(changed?.deliverables).toEqual([approved, ...optimize.deliverables.slice(1)]);
  const added = { ...approved, id: 'added', milestoneId: scale.id };
  expect(withDeliverable(sampleMilestones, added)).toEqual([
    audit,
    optimize,
    later,
    { ...scale, deliverables: [added] },
  ]);
});

it('replaces a changed milestone in place, and puts one that is new in its phase last there', () => {
  const done = { ...optimize, state: 'done' as const };
  expect(withMilestone(sampleMilestones, done)).toEqual([audit, done, later, scale]);
  const moved = { ...audit, phase: 'optimize' as const };
  expect(idsOf(withMilestone(sampleMilestones, moved))).toEqual(idsOf([optimize, later, audit, scale]));
  const added = { ...audit, id: 'added' };
  expect(idsOf(withMilestone(sampleMilestones, added))).toEqual(
    idsOf([audit, added, optimize, later, scale]),
  );
});

it('leaves a newer milestone or deliverable as it is', () => {
  const outdated = { ...sampleDeliverables.awaiting, title: 'Old', version: -1 };
  expect(withDeliverable(sampleMilestones, outdated)).toEqual(sampleMilestones);
  expect(withMilestone(sampleMilestones, { ...audit, title: 'Old', version: -1 })).toEqual(sampleMilestones);
  const moved = { ...audit, phase: 'optimize' as const, version: -1 };
  expect(withMilestone(sampleMilestones, moved)).toEqual(sampleMilestones);
});
