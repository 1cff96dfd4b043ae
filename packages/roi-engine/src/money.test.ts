import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it('is shown in dollars without decimals', () => {
    expect(formatMoney(1_234_567.89)).toBe('$1,234,568');
    expect(formatMoney(-12)).toBe('-$12');
    expect(formatMoney(Number.NaN)).toBe('–');
  });

  it('is read from the digits of any text', () => {
    expect(parseMoney('$1,000,000 a year')).toBe(1_000_000);
    expect(parseMoney('none')).toBeNull();
  });
});
