/** A technology in the stack. A `null` field gets a sensible default. */
export interface Technology {
  id: string;
  name: string;
  /** URL of the icon: a square image, ideally an SVG with its own width and height. */
  iconPath: string | null;
  /** Link target, opened in a new tab. */
  url: string | null;
  category: string;
  description: string | null;
  /** Higher values come first. */
  priority: number;
  /** Radius of the orbit, as a factor of the outermost ring (0 to 1). */
  orbitRadius: number | null;
  /** Turns per minute; negative values reverse the direction. */
  orbitSpeed: number | null;
  /** Tilt of the orbit's plane in degrees. */
  orbitTilt: number | null;
  /** Icon size in px on a full-width stage. */
  iconSize: number | null;
  /** Whether the technology is shown. */
  isActive: boolean;
}

/** Returns the active technologies, highest priority first. */
export function shownTechnologies(technologies: readonly Technology[]): Technology[] {
  return technologies
    .filter((technology) => technology.isActive)
    .sort((first, second) => second.priority - first.priority);
}

/** Returns the categories in the order of their first technology. */
export function categoriesOf(technologies: readonly Technology[]): string[] {
  return [...new Set(technologies.map((technology) => technology.category))];
}

/** Returns the letter for the tile of a technology without an icon. */
export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase('en-US');
}
