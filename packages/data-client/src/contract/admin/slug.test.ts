import * as v from 'valibot';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';
import { PublishableStory, storyLimits } from './story-fields.ts';

test.for([
  ['A dental group', 'a-dental-group'],
  ['A bakery’s night shift', 'a-bakerys-night-shift'],
  ['Acme gets 12.5 hours a week back', 'acme-gets-12-5-hours-a-week-back'],
  ['Profit & loss, $5 + 10%', 'profit-loss-5-10'],
  ['Crème brûlée', 'creme-brulee'],
  ['Große Straße', 'grosse-strasse'],
  ['Łódź', 'lodz'],
  ['Søren Ærø', 'soren-aero'],
  ['Đặng Þór Œuvre', 'dang-thor-oeuvre'],
  ['İstanbul ışık', 'istanbul-isik'],
  ['Московская клиника', 'moskovskaya-klinika'],
  ['Київ', 'kiyiv'],
  ['Αθήνα', 'athina'],
  ['Ｆｕｌｌ ｗｉｄｔｈ ２', 'full-width-2'],
  ['Clinic 東京 24', 'clinic-24'],
  ['2026', '2026'],
  ['', ''],
  [' ', ''],
] as const)('the slug of %j is %j', ([title, slug]) => {
  expect(slugOf(title)).toBe(slug);
});

test.for(['東京の歯科', '東京 24', '서울', 'मुंबई', '🎉', '…'])('gives %j a numbered slug', (title) => {
  expect(slugOf(title)).toMatch(/^story-\d{1,6}$/);
});

test('gives different titles different numbers', () => {
  expect(slugOf('東京')).not.toBe(slugOf('京都'));
});

test.for([
  'ß'.repeat(storyLimits.title),
  'щ'.repeat(storyLimits.title),
  `${'a'.repeat(storyLimits.slug - 1)} b`,
  '東京',
])('the slug of %j is valid for publishing', (title) => {
  const slug = slugOf(title);
  expect(v.is(PublishableStory.entries.slug, slug), slug).toBe(true);
});
