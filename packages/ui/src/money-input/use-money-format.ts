'use client';
import { useMemo } from 'react';
import { useLocale } from '../foundations/locale/index.ts';

interface MoneyFormat {
  decimals: number;
  symbol: string;
  /** Whether people write the symbol before the amount. */
  isSymbolFirst: boolean;
}

/** How people of the locale write amounts in the currency. */
export function useMoneyFormat(currency: string | undefined, cents: boolean): MoneyFormat {
  const { currencyFormat } = useLocale();
  return useMemo(() => {
    const format = currencyFormat({ currencyDisplay: 'narrowSymbol', ...(currency && { currency }) });
    const parts = format.formatToParts(1);
    const symbolAt = parts.findIndex(({ type }) => type === 'currency');
    return {
      decimals: cents ? (format.resolvedOptions().maximumFractionDigits ?? 0) : 0,
      symbol: parts[symbolAt]?.value ?? '',
      isSymbolFirst: symbolAt < parts.findIndex(({ type }) => type === 'integer'),
    };
  }, [currencyFormat, currency, cents]);
}
