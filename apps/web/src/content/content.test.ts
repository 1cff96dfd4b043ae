import { describe, expect, test } from 'vitest';
import { claims } from './claims.ts';
import { fallbackTechnologies } from './fallback-technologies.ts';
import * as home from './home.ts';
import { legalTexts } from './legal.ts';
import { plans, refundExample } from './pricing.ts';
import { promise } from './promise.ts';
import { pieces } from './resources/pieces.ts';
import { type ResourceBlock, resourceSummaries } from './resources.ts';
import { sampleStories } from './sample-stories.ts';
import { type Service, serviceSummaries } from './services.ts';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const services = import.meta.glob<{ service: Service }>('./services/*.ts', { eager: true });

function tableOf(blocks: readonly ResourceBlock[]) {
  const table = blocks.find((block) => typeof block === 'object' && block.kind === 'table');
  if (typeof table !== 'object' || table.kind !== 'table') throw new Error('The piece has no table.');
  return table;
}

/** The texts in a part of a resource, without its kind. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'kind' ? [] : textsIn(value)));
}

function wordsIn(part: unknown): number {
  return textsIn(part)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

const number = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''));

test('the promise has the agreed wording', () => {
  expect(promise).toBe(
    'Within 30 days at least one workflow is measurably better, or we keep working free until it is. Within 90 days the hours we agreed on are saved, or we refund up to $5,000 of the fee.',
  );
});

test('the hero and the results page make the same claims', () => {
  expect([home.hero.guarantee.text, ...home.hero.trust]).toEqual([
    '90-Day Results Guarantee',
    '200+ Businesses Transformed',
    'Average 340% ROI',
  ]);
  expect(home.hero.stats).toEqual([
    { value: '$47K+', label: 'average revenue increase' },
    { value: '12hrs', label: 'weekly time savings' },
    { value: '30 days', label: 'to first results' },
  ]);
  expect(claims.map(({ value }) => value)).toEqual(['200+', '340%', '$47K+', '12hrs']);
});

test('the process has three steps with four deliverables each', () => {
  expect(home.process.steps.map(({ number, title, period }) => `${number} ${title} (${period})`)).toEqual([
    '01 Professional Systems Audit (Week 1)',
    '02 Optimize & Implement (Weeks 2-4)',
    '03 Scale & Refine (Month 2+)',
  ]);
  for (const { deliverables } of home.process.steps) expect(deliverables).toHaveLength(4);
});

test('the build plan starts at the price used for the ROI months', () => {
  expect(plans.find(({ id }) => id === 'build')).toMatchObject({ price: '$9,000', from: true });
});

test('no service costs less than its plan', () => {
  const [audit, build, partner] = plans.map(({ price }) => number(price));
  for (const { slug, price } of serviceSummaries) {
    if (slug === 'systems-audit') expect(number(price)).toBe(audit);
    else if (slug === 'ongoing-optimization') expect(number(price)).toBe(partner);
    else expect(number(price)).toBeGreaterThanOrEqual(build ?? 0);
  }
});

test('the example refunds the missing share of the fee, up to $5,000', () => {
  const [, fee = 0, hours = 0] =
    /\$([\d,]+), with (\d+) hours/.exec(refundExample.lead)?.map((text) => number(text)) ?? [];
  for (const { saved, refund } of refundExample.rows) {
    const missing = 1 - Math.min(1, number(saved) / hours);
    expect(`${saved}: ${number(refund)}`).toBe(`${saved}: ${Math.min(5_000, Math.round(fee * missing))}`);
  }
});

describe.each(serviceSummaries)('$name', ({ slug }) => {
  const service = services[`./services/${slug}.ts`]?.service;

  test('has five symptoms, six deliverables, four phases and four questions', () => {
    expect(service?.symptoms).toHaveLength(5);
    expect(service?.deliverables).toHaveLength(6);
    expect(service?.timeline).toHaveLength(4);
    expect(service?.faq).toHaveLength(4);
  });
});

describe('resources', () => {
  const ofKind = (wanted: string) => resourceSummaries.filter(({ kind }) => kind === wanted);

  test('has twelve resources with unique slugs, titles and summaries', () => {
    expect(ofKind('Guide')).toHaveLength(5);
    expect(ofKind('Checklist')).toHaveLength(4);
    expect(ofKind('Template')).toHaveLength(3);
    for (const key of ['slug', 'title', 'summary'] as const) {
      expect(new Set(resourceSummaries.map((summary) => summary[key])).size).toBe(12);
    }
  });

  test.each(ofKind('Guide'))(
    'the guide $slug has at least 800 words and states its reading time',
    ({ slug, effort }) => {
      const words = wordsIn(pieces[slug].blocks);
      expect(words).toBeGreaterThanOrEqual(800);
      expect(effort).toBe(`${Math.ceil(words / 220)} minutes to read`);
    },
  );

  test.each(ofKind('Checklist'))('the checklist $slug has the stated number of items', ({ slug, effort }) => {
    const items = pieces[slug].blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.items : [],
    );
    expect(new Set(items).size).toBe(Number.parseInt(effort, 10));
  });

  test('has no duplicate paragraphs', () => {
    const texts = Object.values(pieces).flatMap(({ blocks }) =>
      blocks.filter((block) => typeof block === 'string'),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('the hours in find-ten-hours add up', () => {
    const { rows, total } = tableOf(pieces['find-ten-hours'].blocks);
    const sum = rows.reduce((hours, row) => hours + number(row[2]), 0);
    expect(number(total?.[2])).toBeCloseTo(sum, 1);
  });

  test('the scores in what-to-automate-first follow from their figures, highest first', () => {
    const { rows, total } = tableOf(pieces['what-to-automate-first'].blocks);
    const scores: number[] = [];
    for (const row of rows) {
      const [hours = 0, share = 0, won = 0, cost = 0, score = 0] = row.slice(1).map((cell) => number(cell));
      expect(won).toBe(Math.round(hours * share * 0.1) / 10);
      expect(score).toBe(Math.round((won / cost) * 10_000) / 10);
      scores.push(score);
    }
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const sumOf = (column: number) => rows.reduce((sum, row) => sum + number(row[column]), 0);
    for (const column of [1, 3, 4]) expect(number(total?.[column])).toBeCloseTo(sumOf(column), 5);
    expect(number(total?.[5])).toBe(Math.round((sumOf(3) / sumOf(4)) * 10_000) / 10);
  });

  test('the costs in setting-connector-or-code are the set-up and 36 months of fee and upkeep', () => {
    for (const row of tableOf(pieces['setting-connector-or-code'].blocks).rows) {
      const [setUp = 0, fee = 0, upkeep = 0, together = 0] = row.slice(1).map((cell) => number(cell));
      expect(together).toBe(setUp + 36 * (fee + upkeep));
    }
  });

  test('the days in job-done-to-paid add up, and twelve of them have the stated value', () => {
    const { blocks } = pieces['job-done-to-paid'];
    const { rows, total } = tableOf(blocks);
    const [before = 0, after = 0] = [2, 3].map((column) =>
      rows.reduce((days, row) => days + number(row[column]), 0),
    );
    expect([before, after]).toEqual([number(total?.[2]), number(total?.[3])]);
    expect(before - after).toBe(12);
    const text = JSON.stringify(blocks);
    const day = 2_600_000 / 365;
    expect(text).toContain(`$${Math.round(day).toLocaleString('en-US')} on the road`);
    expect(text).toContain(`$${Math.round(day * 12).toLocaleString('en-US')} into its account`);
  });
});

test('has three sample stories, none from FinTech, and three fallback technologies', () => {
  expect(sampleStories).toHaveLength(3);
  expect(sampleStories.map(({ industry }) => industry)).not.toContain('FinTech');
  expect(fallbackTechnologies).toHaveLength(3);
});

test.each(Object.entries(sources))('%s has no exclamations and no marketing clichés', (_, source) => {
  const texts = source.match(/'[^'\n]*'/g)?.join('\n') ?? '';
  expect(texts).not.toMatch(/[\p{L}]!/u);
  expect(source).not.toMatch(/lorem|seamless|cutting-edge|leverage|synerg|game.chang/i);
});

test('the dates of legal texts match their ISO dates', () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const { updated, updatedLabel } of legalTexts) {
    expect(updatedLabel).toBe(day.format(new Date(updated)));
  }
});
