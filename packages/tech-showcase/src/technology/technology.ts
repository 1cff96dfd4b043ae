/** A success story that used a technology. */
export interface TechnologyStory {
  title: string;
  href: string;
}

/** A technology in the stack. What is optional gets a sensible default if it is missing or null. */
export interface Technology {
  id: string;
  name: string;
  category: string;
  /** URL of the icon: a square image, ideally an SVG with its own width and height. @default the first letter */
  iconPath?: string | null | undefined;
  /** Link target, opened in a new tab. @default no link */
  url?: string | null | undefined;
  /** A sentence under the atom. @default the category */
  description?: string | null | undefined;
  /** Higher values come first. @default 0 */
  priority?: number | undefined;
  /** Radius of the orbit, as a factor of the outermost ring (0 to 1). @default evenly distributed */
  orbitRadius?: number | null | undefined;
  /** Turns per minute; negative values reverse the direction. @default slower on outer rings */
  orbitSpeed?: number | null | undefined;
  /** Tilt of the orbit's plane in degrees. @default evenly distributed */
  orbitTilt?: number | null | undefined;
  /** Icon size in px on a full-width stage. @default smaller with more technologies */
  iconSize?: number | null | undefined;
  /** Success stories that used it, which its card in the modern view links. @default none */
  stories?: readonly TechnologyStory[] | undefined;
  /** How many success stories used it. @default the number of `stories` */
  storyCount?: number | null | undefined;
  /** Whether the technology is shown. @default true */
  isActive?: boolean | undefined;
}

/** A technology whose missing fields are null. */
export type ShownTechnology = {
  [Field in Exclude<keyof Technology, 'isActive'>]-?: Exclude<Technology[Field], undefined>;
};

function withDefaults({ isActive: _, ...given }: Technology): ShownTechnology {
  return {
    ...given,
    iconPath: given.iconPath ?? null,
    url: given.url ?? null,
    description: given.description ?? null,
    priority: given.priority ?? 0,
    orbitRadius: given.orbitRadius ?? null,
    orbitSpeed: given.orbitSpeed ?? null,
    orbitTilt: given.orbitTilt ?? null,
    iconSize: given.iconSize ?? null,
    stories: given.stories ?? [],
    storyCount: given.storyCount ?? given.stories?.length ?? null,
  };
}

/** Returns the active technologies, highest priority first. */
export function shownTechnologies(technologies: readonly Technology[]): ShownTechnology[] {
  return technologies
    .filter(({ isActive }) => isActive !== false)
    .map(withDefaults)
    .sort((first, second) => second.priority - first.priority);
}

/** Returns the categories in the order of their first technology. */
export function categoriesOf(technologies: readonly Pick<Technology, 'category'>[]): string[] {
  return [...new Set(technologies.map((technology) => technology.category))];
}

/** Returns the letter for the tile of a technology without an icon. */
export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('en-US');
}
