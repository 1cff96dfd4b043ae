import { sampleDeliverables } from '@uplift/data-client/testing';
import { describe, expect, it } from 'vitest';
import { describeDueDate, formatCompactDay, isLive, isOverdue } from './plan-labels.ts';

describe('describeDueDate and isOverdue', () => {
  it.each([
    ['2026-12-31', '2026-12-31', 'today', false],
    ['2026-12-31', '2027-01-01', '1 day overdue', true],
    ['2027-01-01', '2026-12-31', 'in 1 day', false],
    // Across both daylight saving changes.
    ['2026-03-09', '2026-03-07', 'in 2 days', false],
    ['2026-10-31', '2026-11-02', '2 days overdue', true],
  ])('describe the due date %s on %s as "%s"', (dueOn, today, words, late) => {
    expect(describeDueDate(dueOn, today)).toBe(words);
    expect(isOverdue({ state: 'planned', dueOn }, today)).toBe(late);
    expect(isOverdue({ state: 'done', dueOn }, today)).toBe(false);
  });
});

describe('formatCompactDay', () => {
  it('includes the year when it is not the current one', () => {
    expect(formatCompactDay('2026-12-31', '2026-01-01')).toBe('Dec 31');
    expect(formatCompactDay('2026-12-31', '2027-01-01')).toBe('Dec 31, 2026');
  });
});

describe('isLive', () => {
  const { approved, awaiting, draft, toBeChanged } = sampleDeliverables;

  it('is true for milestones in progress, and for those with a deliverable that needs someone', () => {
    expect(isLive({ state: 'in-progress', deliverables: [] })).toBe(true);
    expect(isLive({ state: 'planned', deliverables: [draft, awaiting] })).toBe(true);
    expect(isLive({ state: 'done', deliverables: [approved, toBeChanged] })).toBe(true);
  });

  it('is false for others', () => {
    expect(isLive({ state: 'planned', deliverables: [draft] })).toBe(false);
    expect(isLive({ state: 'done', deliverables: [approved] })).toBe(false);
  });
});
