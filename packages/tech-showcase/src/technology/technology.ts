/** One technology of the stack. What is `null` gets a sensible value. */
export interface Technology {
  id: string;
  name: string;
  /** Address of the icon: a square image, best an SVG with its own width and height. */
  iconPath: string | null;
  /** Where a click leads, in a new tab. */
  url: string | null;
  category: string;
  description: string | null;
  /** The highest comes first. */
  priority: number;
  /** Distance of the orbit from the nucleus, as a factor of the outermost ring (0 to 1). */
  orbitRadius: number | null;
  /** Turns per minute; negative values turn the other way. */
  orbitSpeed: number | null;
  /** Tilt of the orbit's plane in degrees. */
  orbitTilt: number | null;
  /** Size of the icon in px at the stage's full width. */
  iconSize: number | null;
  /** Whether it is shown at all. */
  isActive: boolean;
}

/** What is shown, in the order in which it is shown: active ones, highest priority first. */
export function shownTechnologies(technologies: readonly Technology[]): Technology[] {
  return technologies
    .filter((technology) => technology.isActive)
    .sort((first, second) => second.priority - first.priority);
}

/** The categories that occur, in the order of their first technology. */
export function categoriesOf(technologies: readonly Technology[]): string[] {
  return [...new Set(technologies.map((technology) => technology.category))];
}

/** What stands on the tile of a technology whose icon is missing. */
export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('en-US');
}
