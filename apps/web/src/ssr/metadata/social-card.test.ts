import { describe, expect, it } from 'vitest';
import { socialImageAddress, socialImageOf, socialImageText } from './social-card.ts';

const card = {
  kicker: 'Success story in Logistics',
  title: 'A title',
  figures: [{ value: '34 hrs', label: 'Hours saved a week' }],
};

describe('image version', () => {
  it('changes only when the content changes', () => {
    const { version } = socialImageOf(card);
    expect(version).toMatch(/^[\w-]{16}$/);
    expect(socialImageOf({ ...card }).version).toBe(version);
    expect(socialImageOf({ ...card, title: 'Another title' }).version).not.toBe(version);
    expect(socialImageOf({ ...card, figures: [] }).version).not.toBe(version);
  });

  it('is in the image URL, which follows the path of the page', () => {
    const image = socialImageOf(card);
    const of = (path: string) => socialImageAddress('https://site.test', `https://site.test${path}`, image);
    expect(of('/')).toBe(`https://site.test/social/index.png?v=${image.version}`);
    expect(of('/services/integrations')).toBe(
      `https://site.test/social/services/integrations.png?v=${image.version}`,
    );
  });
});

describe('alternative text', () => {
  it('contains the text of the image', () => {
    expect(socialImageText(card)).toBe(
      'Uplift, Success story in Logistics. A title. 34 hrs Hours saved a week',
    );
    expect(socialImageText({ title: 'Book an audit', text: 'Write or call.' })).toBe(
      'Uplift. Book an audit. Write or call',
    );
    expect(
      socialImageText({ kicker: 'Pricing', title: 'A fixed price', promise: 'Or up to $5,000 back' }),
    ).toBe('Uplift, Pricing. A fixed price. Or up to $5,000 back');
  });
});

it('uses gold only for a promise', () => {
  const gold = /#f0c14b|#f3cb66/;
  const drawn = (words: Parameters<typeof socialImageOf>[0]) => JSON.stringify(socialImageOf(words).drawing);
  expect(drawn({ title: 'A', promise: 'B' })).toMatch(gold);
  expect(drawn({ title: 'A', text: 'B' })).not.toMatch(gold);
});
