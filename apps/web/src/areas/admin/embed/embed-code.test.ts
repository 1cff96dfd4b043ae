import { expect, it } from 'vitest';
import { attributesOf, DEFAULT_SETTINGS, frameCode, scriptCode } from './embed-code.ts';

const origin = 'https://uplift.example';

it('returns the script and the element, with reports sent by this site', () => {
  expect(scriptCode(origin, attributesOf(DEFAULT_SETTINGS, { origin }))).toBe(
    `<script type="module" src="https://uplift.example/embed/roi-calculator.js"></script>
<roi-calculator
  email-report="https://uplift.example"></roi-calculator>
`,
  );
});

it('includes the choices, figures and changed assumptions', () => {
  const figures = {
    input: {
      currentRevenue: 500_000,
      totalHeadCount: 8,
      busyWorkEmployees: 2,
      hoursPerWeek: 6,
      hourlyRate: 40,
    },
    assumptions: { investment: 12_000 },
  };
  const settings = {
    accent: '#7a1f5c',
    theme: 'dark',
    currency: 'EUR',
    language: 'de',
    reports: 'page',
    labels: { 'label-title': 'Ihr Betrieb', 'label-calculate': '' },
    price: { minimum: 5_000, maximum: null },
  } as const;
  expect(attributesOf(settings, { origin, figures })).toEqual({
    lang: 'de',
    accent: '#7a1f5c',
    theme: 'dark',
    currency: 'EUR',
    'current-revenue': '500000',
    'total-head-count': '8',
    'busy-work-employees': '2',
    'hours-per-week': '6',
    'hourly-rate': '40',
    investment: '12000',
    'investment-min': '5000',
    'label-title': 'Ihr Betrieb',
    'email-report': '',
  });
});

it('escapes the values of attributes', () => {
  expect(scriptCode(origin, { accent: '"><script>' })).toContain('accent="&quot;>&lt;script>"');
});

it('passes the choices to the frame as parameters', () => {
  const settings = { ...DEFAULT_SETTINGS, accent: '#7a1f5c', currency: 'EUR' };
  expect(frameCode(origin, attributesOf(settings, { origin }))).toContain(
    'src="https://uplift.example/embed/calculator?accent=%237a1f5c&amp;currency=EUR&amp;email-report=site"',
  );
});
