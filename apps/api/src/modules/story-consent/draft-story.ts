import { type StoryDraft, slugOf, storyLimits } from '@uplift/data-client/contract/admin';
import type { Results } from '@uplift/data-client/contract/project';
import { formatNumber } from '@uplift/roi-engine';
import { weeksBetween } from '../../calendar.ts';
import { forecastOf } from '../measurements/forecast.ts';

/** How many measured weeks the current savings are averaged over: a month. */
const AVERAGED_WEEKS = 4;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

function averageOf(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length;
}

/**
 * Drafts a story from the measurements. Fields that only a person can write are left empty. Weekly savings
 * are the average of the last four measured weeks. Null without a baseline or a measured week.
 */
export function draftStory(company: string, { baseline, project, weeks }: Results): StoryDraft | null {
  const last = weeks.at(-1);
  if (!baseline || !last) return null;
  const { busyHours, hourlyRate, weeksPerYear } = forecastOf(baseline.calculation);
  const { currentRevenue } = baseline.calculation.input;
  const recent = weeks.slice(-AVERAGED_WEEKS);
  const hours = toTenths(averageOf(recent.map(({ hoursSaved }) => hoursSaved)));
  const revenue = averageOf(recent.map(({ revenueEffect }) => revenueEffect)) * weeksPerYear;
  const after = toTenths(Math.max(0, busyHours - hours));
  const count = Math.max(1, weeksBetween(project.firstWeek, last.week) + 1);
  const timeFrame = `${count} ${count === 1 ? 'week' : 'weeks'}`;
  const named = `${company} gets ${formatNumber(hours)} hours a week back`;
  const title = named.length <= storyLimits.title ? named : `${formatNumber(hours)} hours a week back`;
  const total = weeks.reduce((all, { hoursSaved }) => all + hoursSaved, 0);
  return {
    slug: slugOf(title),
    title,
    industry: '',
    timeFrame,
    hoursSaved: hours,
    revenueBoost: toTenths(Math.max(0, (revenue / currentRevenue) * 100)),
    efficiency: toTenths(Math.min(100, (hours / busyHours) * 100)),
    savings: Math.round(hours * hourlyRate * weeksPerYear),
    description: `Within ${timeFrame} ${company} saved ${formatNumber(total)} hours of busy work, and saves ${formatNumber(hours)} hours a week now.`,
    imageUrl: '',
    challenge: '',
    approach: '',
    result: '',
    measurements: [
      { name: 'Busy work', unit: 'hours a week', before: toTenths(busyHours), after },
      {
        name: 'Cost of busy work',
        unit: 'USD a week',
        before: Math.round(busyHours * hourlyRate),
        after: Math.round(after * hourlyRate),
      },
    ],
    quote: '',
    quoteAuthor: '',
    quoteRole: '',
    technologyIds: [],
  };
}
