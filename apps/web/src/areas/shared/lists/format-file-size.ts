const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a size in bytes: `840 bytes`, `12.4 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_024 ? `${numbers.format(kilobytes)} kB` : `${numbers.format(kilobytes / 1_024)} MB`;
}
