import * as icons from 'simple-icons';
import { seedIdentifier } from './seed-identifier.ts';

interface Entry {
  name: string;
  /** The brand's icon, which isn't rendered yet. */
  icon: icons.SimpleIcon;
  url: string;
  category: string;
  description: string;
}

/** Most important first. Each description says what we use it for, not what it is. */
const entries: readonly Entry[] = [
  {
    name: 'HubSpot',
    icon: icons.siHubspot,
    url: 'https://www.hubspot.com',
    category: 'CRM',
    description: 'One record per customer: calls, quotes and follow-ups in one place.',
  },
  {
    name: 'Zapier',
    icon: icons.siZapier,
    url: 'https://zapier.com',
    category: 'Automation',
    description: 'Connects the tools you already pay for, without a project.',
  },
  {
    name: 'QuickBooks',
    icon: icons.siQuickbooks,
    url: 'https://quickbooks.intuit.com',
    category: 'Finance',
    description: 'Invoices, bills and payroll that other systems can write to.',
  },
  {
    name: 'Make',
    icon: icons.siMake,
    url: 'https://www.make.com',
    category: 'Automation',
    description: 'Workflows with branches, retries and a history you can read.',
  },
  {
    name: 'Airtable',
    icon: icons.siAirtable,
    url: 'https://www.airtable.com',
    category: 'Database',
    description: 'The shared spreadsheet that grew up: forms, views and permissions.',
  },
  {
    name: 'Stripe',
    icon: icons.siStripe,
    url: 'https://stripe.com',
    category: 'Finance',
    description: 'Deposits, subscriptions and payouts, reconciled on their own.',
  },
  {
    name: 'n8n',
    icon: icons.siN8n,
    url: 'https://n8n.io',
    category: 'Automation',
    description: 'Automation on your own server, where data must not leave it.',
  },
  {
    name: 'PostgreSQL',
    icon: icons.siPostgresql,
    url: 'https://www.postgresql.org',
    category: 'Database',
    description: 'Where the facts live when a spreadsheet is no longer enough.',
  },
  {
    name: 'TypeScript',
    icon: icons.siTypescript,
    url: 'https://www.typescriptlang.org',
    category: 'Language',
    description: 'Everything we write ourselves, checked before it runs.',
  },
  {
    name: 'React',
    icon: icons.siReact,
    url: 'https://react.dev',
    category: 'Frontend',
    description: 'Portals and dashboards that feel instant.',
  },
  {
    name: 'Node.js',
    icon: icons.siNodedotjs,
    url: 'https://nodejs.org',
    category: 'Backend',
    description: 'Runs the services between your systems.',
  },
  {
    name: 'Shopify',
    icon: icons.siShopify,
    url: 'https://www.shopify.com',
    category: 'Commerce',
    description: 'Orders, stock and returns in step with the warehouse.',
  },
  {
    name: 'Google Cloud',
    icon: icons.siGooglecloud,
    url: 'https://cloud.google.com',
    category: 'Cloud',
    description: 'Hosting with backups, alerts and a bill you can explain.',
  },
  {
    name: 'Xero',
    icon: icons.siXero,
    url: 'https://www.xero.com',
    category: 'Finance',
    description: 'Bookkeeping that closes the month in days, not weeks.',
  },
  {
    name: 'Docker',
    icon: icons.siDocker,
    url: 'https://www.docker.com',
    category: 'DevOps',
    description: 'The same build on our machine, in tests and in production.',
  },
  {
    name: 'Google Sheets',
    icon: icons.siGooglesheets,
    url: 'https://workspace.google.com/products/sheets/',
    category: 'Automation',
    description: 'Reports delivered where your team already looks.',
  },
  {
    name: 'Notion',
    icon: icons.siNotion,
    url: 'https://www.notion.com',
    category: 'Automation',
    description: 'Playbooks and hand-over notes that stay current.',
  },
  {
    name: 'Python',
    icon: icons.siPython,
    url: 'https://www.python.org',
    category: 'Language',
    description: 'Cleans, matches and moves data in bulk.',
  },
  {
    name: 'Calendly',
    icon: icons.siCalendly,
    url: 'https://calendly.com',
    category: 'Automation',
    description: 'Bookings without the back and forth.',
  },
  {
    name: 'Google BigQuery',
    icon: icons.siGooglebigquery,
    url: 'https://cloud.google.com/bigquery',
    category: 'Database',
    description: 'Years of transactions, answered in seconds.',
  },
  {
    name: 'GitHub Actions',
    icon: icons.siGithubactions,
    url: 'https://github.com/features/actions',
    category: 'DevOps',
    description: 'Every change tested before it reaches you.',
  },
  {
    name: 'Cloudflare',
    icon: icons.siCloudflare,
    url: 'https://www.cloudflare.com',
    category: 'Cloud',
    description: 'Fast pages and a shield in front of them.',
  },
  {
    name: 'Mailchimp',
    icon: icons.siMailchimp,
    url: 'https://mailchimp.com',
    category: 'CRM',
    description: 'Follow-ups that go out because something happened.',
  },
  {
    name: 'Redis',
    icon: icons.siRedis,
    url: 'https://redis.io',
    category: 'Database',
    description: 'Keeps busy screens quick.',
  },
  {
    name: 'GraphQL',
    icon: icons.siGraphql,
    url: 'https://graphql.org',
    category: 'Backend',
    description: 'One question to many systems, one answer back.',
  },
  {
    name: 'Fastify',
    icon: icons.siFastify,
    url: 'https://fastify.dev',
    category: 'Backend',
    description: 'Lean services that answer in milliseconds.',
  },
  {
    name: 'Terraform',
    icon: icons.siTerraform,
    url: 'https://developer.hashicorp.com/terraform',
    category: 'DevOps',
    description: 'Infrastructure as code, so that it can be rebuilt.',
  },
  {
    name: 'Vite',
    icon: icons.siVite,
    url: 'https://vite.dev',
    category: 'Frontend',
    description: 'Builds what visitors download, and keeps it small.',
  },
  {
    name: 'Grafana',
    icon: icons.siGrafana,
    url: 'https://grafana.com',
    category: 'DevOps',
    description: 'Alerts us when a workflow slows down or stops.',
  },
  {
    name: 'Storybook',
    icon: icons.siStorybook,
    url: 'https://storybook.js.org',
    category: 'Frontend',
    description: 'Every screen reviewed before it is wired up.',
  },
];

const HIGHEST_PRIORITY = 300;

/** The most important technologies are closest to the center. Inner rings are faster, as in an atom. */
const rings = [
  { places: 5, orbitRadius: 0.55, orbitSpeed: 2.6, orbitTilt: -62, iconSize: 46 },
  { places: 7, orbitRadius: 0.72, orbitSpeed: 2.1, orbitTilt: 28, iconSize: 42 },
  { places: 8, orbitRadius: 0.87, orbitSpeed: 1.7, orbitTilt: -17, iconSize: 40 },
  { places: 10, orbitRadius: 1, orbitSpeed: 1.4, orbitTilt: 73, iconSize: 38 },
];

/** The technologies of the demo company, most important first. */
export const seedTechnologies = rings
  .flatMap(({ places, ...orbit }) => Array.from({ length: places }, () => orbit))
  .flatMap((orbit, position) => {
    const entry = entries[position];
    if (!entry) return [];
    const id = seedIdentifier(`technology:${entry.name}`);
    return [{ ...entry, id, priority: HIGHEST_PRIORITY - position * 10, ...orbit }];
  });
