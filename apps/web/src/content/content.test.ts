import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claims } from './claims.ts';
import { fallbackTechnologies } from './fallback-technologies.ts';
import * as home from './home.ts';
import { plans, refundExample } from './pricing.ts';
import { promise } from './promise.ts';
import { blocks as baselineSheet } from './resources/baseline-sheet.ts';
import { blocks as beforeYouBuy } from './resources/before-you-buy.ts';
import { blocks as findTenHours } from './resources/find-ten-hours.ts';
import { sampleStories } from './sample-stories.ts';
import { type Service, serviceSummaries } from './services.ts';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const services = import.meta.glob<{ service: Service }>('./services/*.ts', { eager: true });

function tableOf(blocks: typeof baselineSheet) {
  const table = blocks.find((block) => block.kind === 'table');
  if (!table) throw new Error('The piece has no table.');
  return table;
}

const number = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''));

test('the promises are worded as they are promised', () => {
  expect(promise).toBe(
    'Within 30 days at least one workflow is measurably better, or we keep working free until it is. Within 90 days the hours we agreed on are saved, or we refund up to $5,000 of the fee.',
  );
});

test('the hero says what the brand claims, and the results page claims the same', () => {
  expect(home.hero.trust).toEqual([
    '90-Day Results Guarantee',
    '200+ Businesses Transformed',
    'Average 340% ROI',
  ]);
  expect(home.hero.stats).toEqual([
    { value: '$47K+', label: 'average revenue increase' },
    { value: '12hrs', label: 'weekly time savings' },
    { value: '30 days', label: 'to first results' },
  ]);
  expect(claims.map(({ value }) => value)).toEqual(['200+', '340%', '$47K+', '12 hrs']);
});

test('the process has the three steps, each with four deliverables', () => {
  expect(home.process.steps.map(({ number, title, period }) => `${number} ${title} (${period})`)).toEqual([
    '01 Professional Systems Audit (Week 1)',
    '02 Optimize & Implement (Weeks 2-4)',
    '03 Scale & Refine (Month 2+)',
  ]);
  for (const { deliverables } of home.process.steps) expect(deliverables).toHaveLength(4);
});

test('a build starts at the price behind the ROI months', () => {
  expect(plans.find(({ id }) => id === 'build')).toMatchObject({ price: '$9,000', from: true });
});

test('no service is cheaper than the plan that it belongs to', () => {
  const [audit, build, partner] = plans.map(({ price }) => number(price));
  for (const { slug, price } of serviceSummaries) {
    if (slug === 'systems-audit') expect(number(price)).toBe(audit);
    else if (slug === 'ongoing-optimization') expect(number(price)).toBe(partner);
    else expect(number(price)).toBeGreaterThanOrEqual(build ?? 0);
  }
});

test('the refund follows the missing share of the example, up to $5,000', () => {
  const [, fee = 0, hours = 0] =
    /\$([\d,]+), with (\d+) hours/.exec(refundExample.lead)?.map((text) => number(text)) ?? [];
  for (const { saved, refund } of refundExample.rows) {
    const missing = 1 - Math.min(1, number(saved) / hours);
    expect(`${saved}: ${number(refund)}`).toBe(`${saved}: ${Math.min(5_000, Math.round(fee * missing))}`);
  }
});

describe.each(serviceSummaries)('$name', ({ slug }) => {
  const service = services[`./services/${slug}.ts`]?.service;

  test('is told in full', () => {
    expect(service?.symptoms).toHaveLength(5);
    expect(service?.deliverables).toHaveLength(6);
    expect(service?.timeline).toHaveLength(4);
    expect(service?.faq).toHaveLength(4);
  });
});

describe('resources', () => {
  test('the guide is long enough to be of use', () => {
    expect(JSON.stringify(findTenHours).split(/\s+/).length).toBeGreaterThan(600);
  });

  test('the checklist has as many questions as it says', () => {
    const questions = beforeYouBuy.flatMap((block) => (block.kind === 'questions' ? block.items : []));
    expect(new Set(questions).size).toBe(20);
  });

  test('the baseline sheet adds up at $28 an hour', () => {
    const { rows, total } = tableOf(baselineSheet);
    let hours = 0;
    for (const row of rows) {
      const [minutes = 0, jobs = 0, shownHours = 0, shownCost = 0] = row.slice(4).map((cell) => number(cell));
      const own = (minutes * jobs) / 60;
      expect(shownHours).toBeCloseTo(own, 1);
      expect(shownCost).toBe(Math.round(own * 28 * 52));
      hours += own;
    }
    expect(number(total?.[6])).toBeCloseTo(hours, 1);
    expect(number(total?.[7])).toBe(Math.round(hours * 28 * 52));
  });

  test('the file of the baseline sheet holds the same example and 20 empty rows', () => {
    const lines = readFileSync(new URL('./resources/baseline-sheet.csv', import.meta.url), 'utf8')
      .trim()
      .split('\r\n');
    const { head, rows } = tableOf(baselineSheet);
    for (const column of head) expect(lines[0]).toContain(column);
    rows.forEach((row, index) => {
      for (const cell of row.slice(0, 6)) expect(lines[index + 1]).toContain(cell);
    });
    expect(lines.filter((line) => line.startsWith(',,'))).toHaveLength(20);
  });

  test('the ranked list of the guide adds up', () => {
    const { rows, total } = tableOf(findTenHours);
    const sum = rows.reduce((hours, row) => hours + number(row[2]), 0);
    expect(number(total?.[2])).toBeCloseTo(sum, 1);
  });
});

test('there are three sample stories and three technologies to fall back on, none from FinTech', () => {
  expect(sampleStories).toHaveLength(3);
  expect(sampleStories.map(({ industry }) => industry)).not.toContain('FinTech');
  expect(fallbackTechnologies).toHaveLength(3);
});

test.each(Object.entries(sources))('%s is written plainly', (_, source) => {
  const texts = source.match(/'[^'\n]*'/g)?.join('\n') ?? '';
  expect(texts).not.toMatch(/[\p{L}]!/u);
  expect(source).not.toMatch(/lorem|seamless|cutting-edge|leverage|synerg|game.chang/i);
});
