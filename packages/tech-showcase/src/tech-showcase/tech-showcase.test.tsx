// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { TechShowcase, type TechShowcaseProps } from './index.ts';

function render(props: Partial<TechShowcaseProps>): string {
  return renderToString(<TechShowcase technologies={sampleTechnologies(24)} {...props} />);
}

describe('TechShowcase on the server', () => {
  it('renders orbit by default, with every technology as a list item under its category', () => {
    const html = render({});
    expect(html).toContain('data-view="orbit"');
    for (const { name, category, url } of sampleTechnologies(24)) {
      expect(html).toMatch(
        new RegExp(`<li[^>]*>(?:<style[^>]*>[^<]*</style>)?<a [^>]*href="${url}"[^>]*>${name}</a></li>`),
      );
      expect(html).toContain(`aria-label="${category}"`);
    }
  });

  it('renders the cards of the modern view when the page requests it', () => {
    const html = render({ view: 'modern' });
    for (const { name, category } of sampleTechnologies(24)) {
      expect(html).toContain(`>${name}<`);
      expect(html).toContain(`>${category}<`);
    }
  });

  it('opens links in a new tab without access to the opener', () => {
    const links = render({}).match(/<a [^>]*>/g) ?? [];
    expect(links).toHaveLength(24);
    for (const link of links) {
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
    }
  });

  it.each<[string, Partial<TechShowcaseProps>]>([
    ['Loading tech stack...', { technologies: undefined }],
    ['No tech assets available yet', { technologies: [] }],
    [
      'No tech assets available<',
      { technologies: sampleTechnologies(3).map((technology) => ({ ...technology, isActive: false })) },
    ],
    ['Failed to load tech stack', { technologies: undefined, error: true }],
    ['Loading Technology Ecosystem...', { view: 'modern', technologies: undefined }],
    ['No technologies available yet', { view: 'modern', technologies: [] }],
    ['Failed to load tech stack', { view: 'modern', technologies: undefined, error: true }],
  ])('shows %j', (message, props) => {
    expect(render(props)).toContain(message);
  });

  it('renders the same markup every time', () => {
    expect(render({})).toBe(render({}));
  });
});
