import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { Milestone } from '@uplift/data-client/contract/project';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectStartFields } from '../../areas/admin/clients/project-start-fields.tsx';
import { MilestoneHead } from '../../features/project/plan/milestone-head.tsx';
import { SiteProvider } from '../site-context.tsx';
import { useToday } from './office-day.ts';
import { browserTimeZone } from './viewer-time.ts';
import { dayIn } from './zoned-format.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page of an office at a moment. */
function pageAt(officeTimeZone: string, moment: string) {
  vi.setSystemTime(moment);
  const site = { siteUrl: 'https://site.test', officeTimeZone, response: null };
  return ({ children }: { children: ReactNode }) => <SiteProvider value={site}>{children}</SiteProvider>;
}

const milestone = (dueOn: string): Milestone => ({
  id: '00000000-0000-4000-8000-000000000001',
  phase: 'audit',
  title: 'Process map',
  description: '',
  dueOn,
  state: 'planned',
  startedAt: null,
  completedAt: null,
  deliverables: [],
  version: 1,
});

describe('useToday', () => {
  it.each([
    // The days on which daylight saving time starts and ends.
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
    ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
    ['Pacific/Auckland', '2026-09-26T12:00:00Z', '2026-09-27'],
    ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
    // UTC offset with half an hour.
    ['Asia/Kolkata', '2026-03-08T18:29:59Z', '2026-03-08'],
    ['Asia/Kolkata', '2026-11-01T18:30:00Z', '2026-11-02'],
    // New Year.
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['America/Los_Angeles', '2027-01-01T08:00:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-12-31T10:59:59Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ])('for an office in %s at %s is %s', (office, moment, day) => {
    expect(renderHook(useToday, { wrapper: pageAt(office, moment) }).result.current).toBe(day);
  });

  it('is the day of the browser if it does not know the time zone of the office', () => {
    const wrapper = pageAt('Mars/Olympus', '2027-01-01T11:00:00Z');
    expect(renderHook(useToday, { wrapper }).result.current).toBe(dayIn(browserTimeZone(), Date.now()));
  });
});

describe('a milestone', () => {
  it.each([
    ['America/Los_Angeles', '2026-06-02T00:00:00Z', '2026-06-01'],
    ['America/Los_Angeles', '2026-03-09T00:00:00Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-02T01:00:00Z', '2026-11-01'],
    ['America/Los_Angeles', '2027-01-01T01:00:00Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T19:00:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-04-05T11:30:00Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-09-26T20:00:00Z', '2026-09-27'],
    ['Pacific/Auckland', '2026-12-31T20:00:00Z', '2027-01-01'],
  ])('of an office in %s is due today at %s', (office, moment, dueOn) => {
    render(<MilestoneHead milestone={milestone(dueOn)} level={2} />, { wrapper: pageAt(office, moment) });
    expect(screen.getByText(/^Due/).textContent).toMatch(/, today$/);
  });

  it.each([
    ['America/Los_Angeles', '2026-06-02T07:00:00Z', '2026-06-01'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2026-12-31'],
  ])('of an office in %s is overdue at %s', (office, moment, dueOn) => {
    render(<MilestoneHead milestone={milestone(dueOn)} level={2} />, { wrapper: pageAt(office, moment) });
    expect(screen.getByText('1 day overdue')).toBeTruthy();
  });
});

it.each([
  ['America/Los_Angeles', '2027-01-01T01:00:00Z', 'Dec 31, 2026'],
  ['Asia/Kolkata', '2026-12-31T19:00:00Z', 'Jan 1, 2027'],
  ['Pacific/Auckland', '2026-12-31T20:00:00Z', 'Jan 1, 2027'],
])('a new project of an office in %s at %s starts on %s by default', (office, moment, day) => {
  render(
    <ProjectStartFields
      templates={[]}
      control={(name) => ({ name, ref: () => {}, onInput: () => {} })}
      register={(name) => ({ name, ref: () => {}, onChange: async () => {}, onBlur: async () => {} })}
      errorOf={() => undefined}
    />,
    {
      wrapper: pageAt(office, moment),
    },
  );
  expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe(day);
});
