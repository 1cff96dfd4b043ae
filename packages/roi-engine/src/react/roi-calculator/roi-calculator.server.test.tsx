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
  it('asks its five questions with labels, examples and the right keyboards', () => {
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
      const control = html.match(/<input [^>]*>/g)?.find((input) => input.includes(`id="${id}"`));
      expect(control).toContain(`name="${name}"`);
      expect(control).toContain(`placeholder="${example}"`);
    }
  });

  it('tells without any script what will be shown, and how it is calculated', () => {
    const html = render();
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

  it('fills in what it is given', () => {
    const html = render({ initial: { currentRevenue: 1_500_000, hoursPerWeek: 7.5 } });
    expect(html).toContain('value="1,500,000"');
    expect(html).toContain('value="7.5"');
  });

  it('shows the result of complete figures where it is asked to, and leaves what it brings to the browser', () => {
    const html = render({
      initial: example,
      calculated: true,
      shareUrl: '/calculator',
      onEmailReport: () => {},
    });
    expect(html).toContain('$44,820');
    expect(html).toContain('Breaks even in month 3');
    expect(html).not.toMatch(/hidden id="S:|<!--\$[?!]/);
  });

  it('cannot be sent before the script is there', () => {
    expect(render()).toMatch(/<form [^>]*method="dialog"/);
  });

  it('brings no form of its own into a form', () => {
    expect(render({ insideForm: true })).not.toContain('<form');
    expect(render({ insideForm: true })).not.toContain('type="submit"');
  });

  it('puts its headings where the page wants them', () => {
    expect(render().match(/<h\d/g)).toEqual(['<h3', '<h3']);
    expect(render({ headingLevel: 2 }).match(/<h\d/g)).toEqual(['<h2', '<h2']);
  });

  it('shows the call to action, and tells it that there is no result yet', () => {
    expect(render({ children: <a href="/contact">Book</a> })).toContain('<a href="/contact">Book</a>');
    expect(render({ children: (outcome) => (outcome ? 'some' : 'none') })).toContain('none');
  });

  it('writes the same markup every time', () => {
    expect(render()).toBe(render());
  });
});
