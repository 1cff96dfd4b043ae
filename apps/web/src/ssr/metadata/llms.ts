/** What each public page answers, by path. */
const pages: Readonly<Record<string, string>> = {
  '/': 'The offer at a glance, the process in three steps and the guarantee',
  '/services': 'All services, each with a page of its own',
  '/calculator': 'ROI calculator: what manual work costs a year, and how soon automation pays back',
  '/pricing': 'Packages and prices',
  '/results': 'What clients gained, with figures from before and after',
  '/about': 'The team and how it works',
  '/contact': 'Book a systems audit',
  '/resources': 'Guides to download',
  '/success-stories': 'Case studies, each with a page of its own',
  '/portal': 'Sign-in for clients and the team',
};

const packages: Readonly<Record<string, string>> = {
  ui: 'The design system: tokens, themes and accessible React components',
  'roi-engine': 'The calculation behind the ROI calculator, and the calculator for other pages',
  'tech-showcase': 'A technology stack as an orbit in 3D or as moving rows',
  'data-client': 'The typed client of the API',
};

/** Returns llms.txt, which tells AI assistants what is where: see https://llmstxt.org. */
export function llmsText(siteUrl: string): string {
  const list = (lines: Readonly<Record<string, string>>, addressOf: (key: string) => string): string[] =>
    Object.entries(lines).map(([key, text]) => `- [${key}](${addressOf(key)}): ${text}`);
  return [
    '# Uplift',
    '',
    '> Systems audits and automation for small businesses, with a guarantee: measurable results within 30 days, or we keep working free.',
    '',
    '## Pages',
    '',
    ...list(pages, (path) => siteUrl + path),
    `- [Sitemap](${siteUrl}/sitemap.xml): Every page, service and case study`,
    '',
    '## For developers',
    '',
    `- [API](${siteUrl}/api/openapi.json): OpenAPI 3.1`,
    ...list(packages, (name) => `https://www.npmjs.com/package/@uplift/${name}`),
    '',
    'Each package has a condensed reference of its own: llms.txt in its folder.',
    '',
  ].join('\n');
}
