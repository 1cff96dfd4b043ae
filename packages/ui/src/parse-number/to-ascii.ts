const signs: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': "'",
  '،': ',',
  '’': "'",
  '−': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '﹣': '-',
};

/**
 * Converts Arabic-Indic, Persian and full-width digits and signs to ASCII. Caret positions stay valid,
 * because the length stays the same.
 */
export function toAscii(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٫٬،’−–‐‑﹣]/g, (sign) => signs[sign] ?? sign);
}
