import { describe, expect, it } from 'vitest';
import { type DeviceFacts, decideGraphics, readSignals } from './detect-graphics.ts';

describe('decideGraphics', () => {
  it.each([
    { webgl: true, mobile: false, lowPerformance: false, tier: '3d' },
    { webgl: true, mobile: false, lowPerformance: true, tier: '3d' },
    { webgl: true, mobile: true, lowPerformance: false, tier: '3d' },
    { webgl: true, mobile: true, lowPerformance: true, tier: '2d' },
    { webgl: false, mobile: false, lowPerformance: false, tier: '2d' },
    { webgl: false, mobile: false, lowPerformance: true, tier: '2d' },
    { webgl: false, mobile: true, lowPerformance: false, tier: '2d' },
    { webgl: false, mobile: true, lowPerformance: true, tier: '2d' },
  ])('webgl $webgl, mobile $mobile, low performance $lowPerformance: $tier', ({ tier, ...signals }) => {
    expect(decideGraphics(signals)).toBe(tier);
  });
});

const desktop: DeviceFacts = {
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
  mobileHint: undefined,
  touchPoints: 0,
  cores: 8,
  memory: undefined,
  renderer: 'Apple GPU',
};

const phone: DeviceFacts = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  mobileHint: true,
  touchPoints: 5,
  cores: 8,
  memory: 8,
  renderer: 'ANGLE (Qualcomm, Adreno (TM) 740, OpenGL ES 3.2)',
};

describe('readSignals', () => {
  it.each<[string, Partial<DeviceFacts>, { mobile: boolean; lowPerformance: boolean }]>([
    ['a good phone', phone, { mobile: true, lowPerformance: false }],
    [
      'a phone with an aged processor',
      { ...phone, renderer: 'Mali-T720' },
      { mobile: true, lowPerformance: true },
    ],
    ['a phone with little memory', { ...phone, memory: 2 }, { mobile: true, lowPerformance: true }],
    ['a phone with two cores', { ...phone, cores: 2 }, { mobile: true, lowPerformance: true }],
    ['a phone that hides its processor', { ...phone, renderer: '' }, { mobile: true, lowPerformance: false }],
    ['a desktop', desktop, { mobile: false, lowPerformance: false }],
    ['an iPad', { ...desktop, touchPoints: 5 }, { mobile: true, lowPerformance: false }],
    [
      'software graphics',
      { ...desktop, renderer: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)' },
      { mobile: false, lowPerformance: true },
    ],
  ])('detects %s', (_, facts, signals) => {
    expect(readSignals({ ...desktop, ...facts })).toEqual({ webgl: true, ...signals });
  });

  it('detects missing WebGL', () => {
    expect(readSignals({ ...desktop, renderer: null }).webgl).toBe(false);
  });
});
