import type { IConfiguration } from 'dependency-cruiser';

const development =
  '[.](test|stories|guide)[.]tsx?$|/src/(stories|conformance)/|^(apps/(api|web)|packages/roi-engine)/src/.*testing/';

/** three and its renderer, by any path. */
const graphics = '(^|/)node_modules/(three|@react-three/fiber)/';

/** Icon sets, chart libraries and editors, each as large as everything else together. */
const heavySets =
  '(^|/)node_modules/(simple-icons|lucide-react/dist/(esm|cjs)/lucide-react|d3|d3-[a-z]+|recharts|chart[.]js|@tiptap|prosemirror-[a-z]+|lexical|codemirror|@codemirror)';

/** The dependency rules of docs/architecture.md. */
const forbidden: IConfiguration['forbidden'] = [
  {
    name: 'packages-stand-alone',
    comment: 'packages/ui and packages/data-client import no other workspace package.',
    severity: 'error',
    from: { path: '^packages/(ui|data-client)/src/', pathNot: development },
    to: { path: '^(packages|apps|[.]storybook|scripts)/', pathNot: '^packages/$1/src/' },
  },
  {
    name: 'calculation-imports-nothing',
    comment: 'The root entry of packages/roi-engine imports nothing at all.',
    severity: 'error',
    from: { path: '^packages/roi-engine/src/(?!(?:react|embed)/)', pathNot: development },
    to: { pathNot: '^packages/roi-engine/src/(?!(?:react|embed)/)' },
  },
  {
    name: 'packages-build-on-ui-only',
    comment:
      'packages/roi-engine/{react,embed} and packages/tech-showcase may import packages/ui and nothing else.',
    severity: 'error',
    from: { path: '^packages/(roi-engine|tech-showcase)/src/', pathNot: development },
    to: { path: '^(packages|apps|[.]storybook|scripts)/', pathNot: '^packages/($1|ui)/src/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages never import apps, not even in their tests and stories.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'api-imports-contract-and-calculation-only',
    comment:
      'apps/api imports only data-client/contract, roi-engine and its texts; the site is found by path. Stories import the preview.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: {
      path: '^(packages|apps|[.]storybook|scripts)/',
      pathNot:
        '^(apps/api|packages/data-client/src/contract|packages/roi-engine/src/(?:react/locale/|(?!(?:react|embed)/))|[.]storybook/preview[.]tsx$)',
    },
  },
  {
    name: 'web-meets-api-over-http',
    comment: 'apps/web never imports apps/api.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/api/' },
  },
  {
    name: 'routes-call-services',
    comment: 'In apps/api a route calls a service, never a repository or the database.',
    severity: 'error',
    from: { path: '^apps/api/src/(modules/.+[.]routes[.]ts|http/|pages/)', pathNot: development },
    to: { path: '^apps/api/src/(modules/.+[.]repository[.]ts|database/)' },
  },
  {
    name: 'services-call-repositories',
    comment:
      'In apps/api a service opens transactions and calls repositories: it runs no query, and knows nothing of HTTP.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/.+[.]service[.]ts' },
    to: {
      path: '^apps/api/src/(modules/.+[.]routes[.]ts|database/|server[.]ts)|(^|/)node_modules/(fastify|@fastify)/',
      pathNot: '^apps/api/src/database/(database|unit-of-work|one|visible-clients)[.]ts$',
    },
  },
  {
    name: 'repositories-call-the-database',
    comment: 'In apps/api a repository calls the database, never back.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/.+[.]repository[.]ts' },
    to: {
      path: '^apps/api/src/(modules/.+[.](routes|service)[.]ts|http/|pages/|server[.]ts)|(^|/)node_modules/(fastify|@fastify)/',
    },
  },
  {
    name: 'repositories-stay-in-their-module',
    comment: 'In apps/api a module uses another through its index, services or events, never its repository.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: development },
    to: { path: '^apps/api/src/modules/.+[.]repository[.]ts', pathNot: '^apps/api/src/modules/$1/' },
  },
  {
    name: 'modules-are-on-top',
    comment:
      'In apps/api what modules use knows no module. The container, the server and the restore of a backup do.',
    severity: 'error',
    from: {
      path: '^apps/api/src/(database|events|files|http|jobs|mail|observability|pages|security)/',
      pathNot: development,
    },
    to: { path: '^apps/api/src/modules/' },
  },
  {
    name: 'database-is-at-the-bottom',
    comment: 'In apps/api the database knows nothing of HTTP and pages.',
    severity: 'error',
    from: { path: '^apps/api/src/database/', pathNot: development },
    to: { path: '^apps/api/src/(http|pages)/|^apps/api/src/server[.]ts' },
  },
  {
    name: 'only-repositories-import-drizzle',
    comment: 'In apps/api only repositories, the events of writes, and the database itself import Drizzle.',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: `^apps/api/src/(database/|events/|modules/.+[.]repository[.]ts)|${development}`,
    },
    to: { path: '(^|/)node_modules/drizzle-orm/' },
  },
  {
    name: 'areas-stand-alone',
    comment:
      'In apps/web an area never imports another area, a page, or what only the server needs. Areas share areas/shared and features/.',
    severity: 'error',
    from: { path: '^apps/web/src/areas/([^/]+)/', pathNot: development },
    to: {
      path: '^apps/web/src/',
      pathNot: '^apps/web/src/(areas/($1|shared)|app|auth|content|features|hydration|layout)/',
    },
  },
  {
    name: 'features-know-no-screen',
    comment: 'In apps/web what several screens show or use knows none of them: neither area nor page.',
    severity: 'error',
    from: {
      path: '^apps/web/src/(areas/shared|auth|components|content|features|layout)/',
      pathNot: development,
    },
    to: { path: '^apps/web/src/(areas/(?!shared/)|pages/)' },
  },
  {
    name: 'pages-know-no-area',
    comment: 'In apps/web a page never imports a screen of an area.',
    severity: 'error',
    from: { path: '^apps/web/src/pages/', pathNot: development },
    to: { path: '^apps/web/src/areas/(?!shared/)' },
  },
  {
    name: 'routes-are-data',
    comment:
      'In apps/web the frame around the pages reads the routes. Pages, areas and what they show do not: the routes load them.',
    severity: 'error',
    from: { path: '^apps/web/src/(areas|auth|components|content|features|pages)/', pathNot: development },
    to: { path: '^apps/web/src/app/(app[.]tsx|routes[.]ts|find-page[.]ts)$' },
  },
  {
    name: 'graphics-load-on-demand',
    comment: 'three and fiber belong to the orbit, which is loaded with import() alone.',
    severity: 'error',
    from: { pathNot: `^packages/tech-showcase/src/orbit-3d/|${development}` },
    to: {
      path: `^packages/tech-showcase/src/orbit-3d/|${graphics}`,
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'e-mail-layout-loads-on-demand',
    comment: 'React Email would delay the start of the server.',
    severity: 'error',
    from: { path: '^apps/api/', pathNot: `^apps/api/src/mail/email-layout[.]ts$|${development}` },
    to: {
      path: '^apps/api/src/mail/email-layout[.]ts$|(^|/)node_modules/(react-email|@react-email|react-dom)/',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'root-entries-stay-light',
    comment: "No icon set, chart library or editor sits in a package's root entry.",
    severity: 'error',
    from: { path: '^packages/[^/]+/src/index[.]ts$' },
    to: { path: heavySets, reachable: true },
  },
  {
    name: 'no-cycles',
    comment: 'No import cycles, types included.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment:
      'An import that leads nowhere would escape every other rule. Only tests/frameworks installs Next.js.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^next/' },
  },
];

const options: IConfiguration['options'] = {
  // TypeScript 7 has no API for tools yet. This parser fails at `using` declarations with a message.
  parser: 'swc',
  doNotFollow: { path: '(^|/)node_modules/' },
  exclude: { path: '(^|/)(dist|[.]cache|public/embed)/|^tests/(consumer/project|frameworks/sites)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@uplift/source', 'import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
  },
};

export default { forbidden, options } satisfies IConfiguration;
