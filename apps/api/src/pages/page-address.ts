/** Tracking parameters of ads and newsletters. No page reads them. */
const campaign = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;

/** The path and query string of a page without tracking parameters. */
export function pageAddressOf(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const parameters = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '' && !campaign.test(pair.split('=', 1)[0] ?? ''));
  return parameters.length > 0 ? `${url.slice(0, start)}?${parameters.join('&')}` : url.slice(0, start);
}
