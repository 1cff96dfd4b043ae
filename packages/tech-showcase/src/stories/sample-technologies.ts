import {
  type SimpleIcon,
  siAnsible,
  siCloudflare,
  siDigitalocean,
  siDocker,
  siExpress,
  siFastify,
  siGithubactions,
  siGo,
  siGooglecloud,
  siGrafana,
  siKubernetes,
  siMongodb,
  siMysql,
  siN8n,
  siNextdotjs,
  siNodedotjs,
  siNotion,
  siPostgresql,
  siPython,
  siReact,
  siRedis,
  siRust,
  siSqlite,
  siStripe,
  siSvelte,
  siTailwindcss,
  siTerraform,
  siTypescript,
  siVercel,
  siVite,
  siVuedotjs,
  siZapier,
} from 'simple-icons';
import type { ShownTechnology } from '../technology/technology.ts';

const stack: readonly [icon: SimpleIcon, category: string, description: string][] = [
  [siReact, 'Frontend', 'Client portals and dashboards that stay fast as they grow.'],
  [siTypescript, 'Language', 'One typed language from the browser to the server.'],
  [siNodedotjs, 'Backend', 'Services and background jobs behind your workflows.'],
  [siPostgresql, 'Database', 'The record of what happened, stored for years.'],
  [siNextdotjs, 'Frontend', 'Sites that open at once and rank well.'],
  [siN8n, 'Automation', 'Workflows your team can read and change.'],
  [siPython, 'Language', 'Data clean-up, forecasts and document reading.'],
  [siDocker, 'DevOps', 'The same build on every machine.'],
  [siZapier, 'Automation', 'Quick links between the tools you already pay for.'],
  [siRedis, 'Database', 'Queues and caches that answer in a millisecond.'],
  [siKubernetes, 'DevOps', 'Keeps services running while no one watches.'],
  [siGooglecloud, 'Cloud', 'Hosting, storage and speech where your data may live.'],
  [siVuedotjs, 'Frontend', 'Light interfaces inside existing systems.'],
  [siFastify, 'Backend', 'Small, quick APIs between systems.'],
  [siMongodb, 'Database', 'Documents whose shape changes often.'],
  [siTerraform, 'DevOps', 'Infrastructure as code, reviewed.'],
  [siCloudflare, 'Cloud', 'Speed and protection close to your customers.'],
  [siGo, 'Language', 'Programs that handle thousands of events a second.'],
  [siTailwindcss, 'Frontend', 'Interfaces that follow one design system.'],
  [siGithubactions, 'DevOps', 'Every change tested before it reaches you.'],
  [siStripe, 'Automation', 'Invoices, subscriptions and reminders without typing.'],
  [siMysql, 'Database', 'The database behind many shop systems.'],
  [siVercel, 'Cloud', 'A preview of every change, minutes after it is made.'],
  [siNotion, 'Automation', 'Handbooks and requests in one place.'],
  [siSvelte, 'Frontend', 'Tiny widgets for busy pages.'],
  [siGrafana, 'DevOps', 'The week in numbers, on one screen.'],
  [siExpress, 'Backend', 'The most widely known way to serve an API.'],
  [siRust, 'Language', 'For the one part that must never be slow.'],
  [siDigitalocean, 'Cloud', 'Plain servers at a plain price.'],
  [siSqlite, 'Database', 'A whole database in one file.'],
  [siVite, 'Frontend', 'Builds in seconds, so changes ship the same day.'],
  [siAnsible, 'DevOps', 'The same set-up on every server.'],
];

function picture({ hex, path }: SimpleIcon): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="#${hex}"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a realistic stack of any size. Beyond the first 32, brands repeat with a number. */
export function sampleTechnologies(count: number): (ShownTechnology & { isActive: boolean })[] {
  return Array.from({ length: count }, (_, index) => {
    const [icon, category, description] = stack[index % stack.length] ?? [siReact, 'Frontend', ''];
    const round = Math.floor(index / stack.length);
    return {
      id: `technology-${index + 1}`,
      name: round === 0 ? icon.title : `${icon.title} ${round + 1}`,
      iconPath: picture(icon),
      url: icon.source.startsWith('https://') ? new URL('/', icon.source).href : null,
      category,
      description,
      priority: 1000 - index,
      orbitRadius: null,
      orbitSpeed: null,
      orbitTilt: null,
      iconSize: null,
      stories: [],
      storyCount: index % 5,
      isActive: true,
    };
  });
}
