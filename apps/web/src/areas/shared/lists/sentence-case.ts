/** Formats an identifier or a noun as a label: `audit-log` becomes `Audit log`. */
export function sentenceCase(name: string): string {
  const text = name.replaceAll(/[-._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
