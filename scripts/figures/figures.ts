/** How much of something there may or must be. */
export type Goal = { atMost: number } | { atLeast: number };

/** A figure to reach. */
export interface Figure {
  what: string;
  goal: Goal;
  /** Stands behind the number: ` kB`, ` %`, nothing for a count. */
  unit: string;
  /** The command that measures it alone. */
  measuredBy: string;
  /** Why it is not reached, and what comes next. Told as long as it is not. */
  missed?: { reason: string; next: string };
}

const sizes = 'pnpm test sizes';
const pages = 'pnpm bench pages';
const frameworks = 'pnpm bench frameworks';
const orbit = 'pnpm bench orbit';
const newcomer = 'pnpm test newcomer';
const faults = 'pnpm bench faults';

/** Every figure that this software is held to, by name. Who measures one reports it with `reportFigure`. */
export const figures = {
  'kept-page': {
    what: 'HTML that is kept: requests of a bare route with the same bytes',
    goal: { atLeast: 0.75 },
    unit: ' ×',
    measuredBy: pages,
    missed: {
      reason:
        'differs by 0.1 and more from page to page and hour to hour on two cores, which the server shares with who asks, and the lowest of all pages counts',
      next: 'ask the job queue less often while nothing is due: it takes a twentieth of the process',
    },
  },
  'public-lists': {
    what: 'public JSON lists: requests of a bare route with the same bytes, the slowest list',
    goal: { atLeast: 0.75 },
    unit: ' ×',
    measuredBy: 'pnpm bench public-lists',
  },
  'kept-beside-next': {
    what: "HTML that is kept: requests of Next.js's static page",
    goal: { atLeast: 20 },
    unit: ' ×',
    measuredBy: frameworks,
  },
  'rendered-beside-next': {
    what: "HTML rendered anew: requests of Next.js's dynamic page of the same components",
    goal: { atLeast: 4 },
    unit: ' ×',
    measuredBy: frameworks,
  },
  'button-beside-plain': {
    what: 'a thousand buttons in the browser: time of plain elements',
    goal: { atMost: 1.5 },
    unit: ' ×',
    measuredBy: 'pnpm bench components',
  },
  'home-scripts': {
    what: 'JavaScript of the home page before anyone interacts',
    goal: { atMost: 105 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'page-scripts': {
    what: "JavaScript of any other public page beyond the home page's",
    goal: { atMost: 15 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'calculator-scripts': {
    what: 'the same of the calculator',
    goal: { atMost: 30 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'orbit-scripts': {
    what: 'three, fiber and the orbit',
    goal: { atMost: 215 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'orbit-early': {
    what: 'of these, loaded before they are needed',
    goal: { atMost: 0 },
    unit: ' kB',
    measuredBy: sizes,
  },
  fonts: { what: 'fonts, woff2', goal: { atMost: 100 }, unit: ' kB', measuredBy: sizes },
  'home-html': {
    what: 'HTML of the home page, styles included',
    goal: { atMost: 30 },
    unit: ' kB',
    measuredBy: sizes,
  },
  button: {
    what: '@uplift/ui/button alone, without peers',
    goal: { atMost: 2 },
    unit: ' kB',
    measuredBy: sizes,
  },
  component: {
    what: 'any other component, without the library it is built on',
    goal: { atMost: 6 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'roi-engine': { what: '@uplift/roi-engine', goal: { atMost: 3 }, unit: ' kB', measuredBy: sizes },
  'roi-engine-foreign': {
    what: 'code of others in @uplift/roi-engine',
    goal: { atMost: 0 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'data-client': {
    what: '@uplift/data-client, contract of public calls included',
    goal: { atMost: 8 },
    unit: ' kB',
    measuredBy: sizes,
  },
  'lighthouse-performance': {
    what: 'Lighthouse on a phone, performance, the lowest of all public pages',
    goal: { atLeast: 100 },
    unit: '',
    measuredBy: pages,
  },
  'lighthouse-accessibility': {
    what: 'Lighthouse, accessibility, likewise',
    goal: { atLeast: 100 },
    unit: '',
    measuredBy: pages,
  },
  'lighthouse-best-practices': {
    what: 'Lighthouse, best practices, likewise',
    goal: { atLeast: 100 },
    unit: '',
    measuredBy: pages,
  },
  'lighthouse-seo': {
    what: 'Lighthouse, search engines, of the pages that they may list',
    goal: { atLeast: 100 },
    unit: '',
    measuredBy: pages,
  },
  'largest-paint': {
    what: 'largest contentful paint, the slowest public page',
    goal: { atMost: 1.5 },
    unit: ' s',
    measuredBy: pages,
  },
  'blocking-time': {
    what: 'total blocking time, likewise',
    goal: { atMost: 50 },
    unit: ' ms',
    measuredBy: pages,
    missed: {
      reason:
        'a page with fields is laid out as soon as it is read; where its fonts come later it is laid out twice, and on Linux the first time waits for another process; by how much differs with how busy the machine is',
      next: 'have the fonts there before the page is read, or its fields after it',
    },
  },
  'layout-shift': {
    what: 'cumulative layout shift, likewise',
    goal: { atMost: 0 },
    unit: '',
    measuredBy: pages,
  },
  interaction: {
    what: 'interaction to next paint in the signed-in areas, processor slowed down four times',
    goal: { atMost: 100 },
    unit: ' ms',
    measuredBy: 'pnpm bench signed-in-areas',
    missed: {
      reason:
        'slowest of fifteen is to open the commands for the first time: most of it is code that runs for the first time, of the panel, its focus and its rules',
      next: 'draw the panel ahead of its first opening, while nobody waits',
    },
  },
  'lists-without-304': {
    what: 'public lists that do not answer 304 to a conditional request',
    goal: { atMost: 0 },
    unit: '',
    measuredBy: 'pnpm bench public-lists',
  },
  'orbit-script': {
    what: 'script per frame of the orbit, 100 items',
    goal: { atMost: 2 },
    unit: ' ms',
    measuredBy: orbit,
  },
  'orbit-allocation': {
    what: 'memory that a frame allocates to move them',
    goal: { atMost: 0 },
    unit: ' B',
    measuredBy: orbit,
  },
  'orbit-draw-calls': {
    what: 'draw calls per frame',
    goal: { atMost: 12 },
    unit: '',
    measuredBy: orbit,
  },
  calculation: {
    what: 'ROI calculations a second on one core',
    goal: { atLeast: 2 },
    unit: ' million',
    measuredBy: 'pnpm bench calculate',
  },
  'clone-to-page': {
    what: 'clone to first page',
    goal: { atMost: 90 },
    unit: ' s',
    measuredBy: newcomer,
  },
  'warm-start': { what: '`pnpm start` once more', goal: { atMost: 6 }, unit: ' s', measuredBy: newcomer },
  tests: {
    what: '`pnpm test` on two cores',
    goal: { atMost: 15 },
    unit: ' min',
    measuredBy: 'pnpm bench --with=tests',
    missed: {
      reason:
        'it took about 40: half of it are 660 journeys in a browser, the rest is shared by 950 stories and 2,200 tests of the server on each of two databases',
      next: 'more machines for one run (Playwright and Vitest can share tests among them), and fewer sign-ins in journeys',
    },
  },
  'all-tests': {
    what: '`pnpm test:full` on two cores',
    goal: { atMost: 45 },
    unit: ' min',
    measuredBy: 'pnpm bench --with=tests',
  },
  'malformed-5xx': {
    what: 'malformed requests of 10,000 that are answered 5xx',
    goal: { atMost: 0 },
    unit: '',
    measuredBy: 'pnpm bench malformed-requests',
  },
  'lost-writes': {
    what: 'acknowledged writes lost when processes are killed, disks fill up, databases restart and clocks jump',
    goal: { atMost: 0 },
    unit: '',
    measuredBy: faults,
  },
  'fault-errors': {
    what: 'whatever else was not as it must be meanwhile, webhooks and mixed load with a rolling restart included',
    goal: { atMost: 0 },
    unit: '',
    measuredBy: faults,
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** What a figure may be at most, or must be at least. */
export function goalOf(name: FigureName): number {
  const goal: Goal = figures[name].goal;
  return 'atMost' in goal ? goal.atMost : goal.atLeast;
}
