import {
  type SimpleIcon,
  siAirtable,
  siCalendly,
  siCloudflare,
  siDocker,
  siFastify,
  siGithubactions,
  siGooglebigquery,
  siGooglecloud,
  siGooglesheets,
  siGrafana,
  siGraphql,
  siHubspot,
  siMailchimp,
  siMake,
  siN8n,
  siNodedotjs,
  siNotion,
  siPostgresql,
  siPython,
  siQuickbooks,
  siReact,
  siRedis,
  siShopify,
  siStorybook,
  siStripe,
  siTerraform,
  siTypescript,
  siVite,
  siXero,
  siZapier,
} from 'simple-icons';
import { seedIdentifier } from './seed-identifier.ts';

/** A technology of the demo company. Its brand icon isn't rendered yet. */
export interface SeedTechnology {
  id: string;
  name: string;
  icon: SimpleIcon;
  url: string;
  category: string;
  description: string;
  priority: number;
  orbitRadius: number;
  orbitSpeed: number;
  orbitTilt: number;
  iconSize: number;
}

interface Ring {
  /** Factor of the outermost ring. */
  radius: number;
  /** Revolutions per minute. Inner rings are faster, as in an atom. */
  speed: number;
  /** Tilt of its plane against the horizontal, in degrees. */
  tilt: number;
  iconSize: number;
}

const innermost: Ring = { radius: 0.55, speed: 2.6, tilt: -62, iconSize: 46 };
const inner: Ring = { radius: 0.72, speed: 2.1, tilt: 28, iconSize: 42 };
const outer: Ring = { radius: 0.87, speed: 1.7, tilt: -17, iconSize: 40 };
const outermost: Ring = { radius: 1, speed: 1.4, tilt: 73, iconSize: 38 };

type Entry = Pick<SeedTechnology, 'name' | 'icon' | 'url' | 'category' | 'description'>;

/** Most important first. Each description says what we use it for, not what it is. */
const entries: readonly Entry[] = [
  {
    name: 'HubSpot',
    icon: siHubspot,
    url: 'https://www.hubspot.com',
    category: 'CRM',
    description: 'One record per customer: calls, quotes and follow-ups in one place.',
  },
  {
    name: 'Zapier',
    icon: siZapier,
    url: 'https://zapier.com',
    category: 'Automation',
    description: 'Connects the tools you already pay for, without a project.',
  },
  {
    name: 'QuickBooks',
    icon: siQuickbooks,
    url: 'https://quickbooks.intuit.com',
    category: 'Finance',
    description: 'Invoices, bills and payroll that other systems can write to.',
  },
  {
    name: 'Make',
    icon: siMake,
    url: 'https://www.make.com',
    category: 'Automation',
    description: 'Workflows with branches, retries and a history you can read.',
  },
  {
    name: 'Airtable',
    icon: siAirtable,
    url: 'https://www.airtable.com',
    category: 'Database',
    description: 'The shared spreadsheet that grew up: forms, views and permissions.',
  },
  {
    name: 'Stripe',
    icon: siStripe,
    url: 'https://stripe.com',
    category: 'Finance',
    description: 'Deposits, subscriptions and payouts, reconciled on their own.',
  },
  {
    name: 'n8n',
    icon: siN8n,
    url: 'https://n8n.io',
    category: 'Automation',
    description: 'Automation on your own server, where data must not leave it.',
  },
  {
    name: 'PostgreSQL',
    icon: siPostgresql,
    url: 'https://www.postgresql.org',
    category: 'Database',
    description: 'Where the facts live when a spreadsheet is no longer enough.',
  },
  {
    name: 'TypeScript',
    icon: siTypescript,
    url: 'https://www.typescriptlang.org',
    category: 'Language',
    description: 'Everything we write ourselves, checked before it runs.',
  },
  {
    name: 'React',
    icon: siReact,
    url: 'https://react.dev',
    category: 'Frontend',
    description: 'Portals and dashboards that feel instant.',
  },
  {
    name: 'Node.js',
    icon: siNodedotjs,
    url: 'https://nodejs.org',
    category: 'Backend',
    description: 'Runs the services between your systems.',
  },
  {
    name: 'Shopify',
    icon: siShopify,
    url: 'https://www.shopify.com',
    category: 'Commerce',
    description: 'Orders, stock and returns in step with the warehouse.',
  },
  {
    name: 'Google Cloud',
    icon: siGooglecloud,
    url: 'https://cloud.google.com',
    category: 'Cloud',
    description: 'Hosting with backups, alerts and a bill you can explain.',
  },
  {
    name: 'Xero',
    icon: siXero,
    url: 'https://www.xero.com',
    category: 'Finance',
    description: 'Bookkeeping that closes the month in days, not weeks.',
  },
  {
    name: 'Docker',
    icon: siDocker,
    url: 'https://www.docker.com',
    category: 'DevOps',
    description: 'The same build on our machine, in tests and in production.',
  },
  {
    name: 'Google Sheets',
    icon: siGooglesheets,
    url: 'https://workspace.google.com/products/sheets/',
    category: 'Automation',
    description: 'Reports delivered where your team already looks.',
  },
  {
    name: 'Notion',
    icon: siNotion,
    url: 'https://www.notion.com',
    category: 'Automation',
    description: 'Playbooks and hand-over notes that stay current.',
  },
  {
    name: 'Python',
    icon: siPython,
    url: 'https://www.python.org',
    category: 'Language',
    description: 'Cleans, matches and moves data in bulk.',
  },
  {
    name: 'Calendly',
    icon: siCalendly,
    url: 'https://calendly.com',
    category: 'Automation',
    description: 'Bookings without the back and forth.',
  },
  {
    name: 'Google BigQuery',
    icon: siGooglebigquery,
    url: 'https://cloud.google.com/bigquery',
    category: 'Database',
    description: 'Years of transactions, answered in seconds.',
  },
  {
    name: 'GitHub Actions',
    icon: siGithubactions,
    url: 'https://github.com/features/actions',
    category: 'DevOps',
    description: 'Every change tested before it reaches you.',
  },
  {
    name: 'Cloudflare',
    icon: siCloudflare,
    url: 'https://www.cloudflare.com',
    category: 'Cloud',
    description: 'Fast pages and a shield in front of them.',
  },
  {
    name: 'Mailchimp',
    icon: siMailchimp,
    url: 'https://mailchimp.com',
    category: 'CRM',
    description: 'Follow-ups that go out because something happened.',
  },
  {
    name: 'Redis',
    icon: siRedis,
    url: 'https://redis.io',
    category: 'Database',
    description: 'Keeps busy screens quick.',
  },
  {
    name: 'GraphQL',
    icon: siGraphql,
    url: 'https://graphql.org',
    category: 'Backend',
    description: 'One question to many systems, one answer back.',
  },
  {
    name: 'Fastify',
    icon: siFastify,
    url: 'https://fastify.dev',
    category: 'Backend',
    description: 'Lean services that answer in milliseconds.',
  },
  {
    name: 'Terraform',
    icon: siTerraform,
    url: 'https://developer.hashicorp.com/terraform',
    category: 'DevOps',
    description: 'Infrastructure as code, so that it can be rebuilt.',
  },
  {
    name: 'Vite',
    icon: siVite,
    url: 'https://vite.dev',
    category: 'Frontend',
    description: 'Builds what visitors download, and keeps it small.',
  },
  {
    name: 'Grafana',
    icon: siGrafana,
    url: 'https://grafana.com',
    category: 'DevOps',
    description: 'Alerts us when a workflow slows down or stops.',
  },
  {
    name: 'Storybook',
    icon: siStorybook,
    url: 'https://storybook.js.org',
    category: 'Frontend',
    description: 'Every screen reviewed before it is wired up.',
  },
];

const HIGHEST_PRIORITY = 300;

/** The most important technologies are closest to the center. */
const rings: readonly (readonly [ring: Ring, places: number])[] = [
  [innermost, 5],
  [inner, 7],
  [outer, 8],
  [outermost, 10],
];

const places = rings.flatMap(([ring, count]) => Array.from({ length: count }, () => ring));

/** The technologies of the demo company, most important first. */
export const seedTechnologies: readonly SeedTechnology[] = places.flatMap((ring, position) => {
  const entry = entries[position];
  if (!entry) return [];
  return [
    {
      ...entry,
      id: seedIdentifier(`technology:${entry.name}`),
      priority: HIGHEST_PRIORITY - position * 10,
      orbitRadius: ring.radius,
      orbitSpeed: ring.speed,
      orbitTilt: ring.tilt,
      iconSize: ring.iconSize,
    },
  ];
});
