// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../../testing/example.ts';
import { RoiCalculator, type RoiCalculatorProps } from './index.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  error.mockReset();
});

afterEach(() => {
  expect(error).not.toHaveBeenCalled();
});

function render(props: RoiCalculatorProps = {}): string {
  return renderToString(<RoiCalculator {...props} />).replace(/<style[^>]*>[^<]*<\/style>/g, '');
}

describe('RoiCalculator on the server', () => {
  it('renders five labeled questions with examples and input modes', () => {
    const html = render();
    expect(html.match(/<input [^>]*inputMode="numeric"/g)).toHaveLength(3);
    expect(html.match(/<input [^>]*inputMode="decimal"/g)).toHaveLength(2);
    for (const [label, name, example] of [
      ['Annual revenue', 'currentRevenue', '1,000,000'],
      ['Total head count', 'totalHeadCount', '10'],
      ['Employees on busy work', 'busyWorkEmployees', '2'],
      ['Hours per week', 'hoursPerWeek', '10'],
      ['Hourly rate', 'hourlyRate', '25'],
    ]) {
      const id = new RegExp(`<label [^>]*for="([^"]+)"[^>]*><span>${label}<`).exec(html)?.[1];
      const inputs = html.match(/<input [^>]*>/g) ?? [];
      const at = inputs.findIndex((input) => input.includes(`id="${id}"`));
      expect(inputs[at + 1]).toContain(`type="hidden" name="${name}"`);
      expect(inputs[at]).toContain(`placeholder="${example}"`);
    }
  });

  it('shows an example, labeled as one, and the formula without JavaScript', () => {
    const html = render();
    expect(html).toContain('Example: a team of 10');
    expect(html).toContain('$44,820');
    for (const figure of [
      'Total annual value',
      'Revenue increase',
      'Annual time savings',
      'Weekly time cost',
      'Payback period',
    ]) {
      expect(html).toContain(`>${figure}<`);
    }
    expect(html).toContain('How we calculate');
    expect(html).toContain('Annual revenue × busy share × 17%.');
    expect(html).toContain('22% of the weekly time cost, 52 weeks a year.');
  });

  it('prefills initial values', () => {
    const html = render({ initial: { currentRevenue: 1_500_000, hoursPerWeek: 7.5 } });
    expect(html).toContain('value="1,500,000"');
    expect(html).toContain('value="7.5"');
  });

  it('renders the result of complete initial values, and loads its parts in the browser', () => {
    const html = render({
      initial: example,
      calculated: true,
      shareUrl: '/calculator',
      onEmailReport: () => {},
    });
    expect(html).toContain('$44,820');
    expect(html).toContain('Breaks even in month 3');
    expect(html).not.toContain('Example:');
    expect(html).not.toMatch(/hidden id="S:|<!--\$[?!]/);
  });

  it("can't be submitted before hydration", () => {
    expect(render()).toMatch(/<form [^>]*method="dialog"/);
  });

  it('renders no nested form when inside a form', () => {
    expect(render({ insideForm: true })).not.toContain('<form');
    expect(render({ insideForm: true })).not.toContain('type="submit"');
  });

  it('uses the given heading level', () => {
    expect(render().match(/<h\d/g)).toEqual(['<h3', '<h3']);
    expect(render({ headingLevel: 2 }).match(/<h\d/g)).toEqual(['<h2', '<h2']);
  });

  it('passes null to the call to action before there is a result', () => {
    expect(render({ children: <a href="/contact">Book</a> })).toContain('<a href="/contact">Book</a>');
    expect(render({ children: (outcome) => (outcome ? 'some' : 'none') })).toContain('none');
  });

  it('renders the same markup every time', () => {
    expect(render()).toBe(render());
  });
});
