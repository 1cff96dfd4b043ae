/** What every scenario is given. */
export interface ScenarioOptions {
  /** How many times a process is killed. */
  rounds: number;
  /** How long load lasts, in seconds. */
  seconds: number;
  /** Takes what has to end with the scenario; what was taken last is ended first. */
  onEnd: (end: () => unknown) => void;
  /** Folder of an embedded database with tables and no rows. @default none: the server creates its own */
  template?: string;
}

/** What became of the writes of a scenario. */
export interface Outcome {
  /** What was done to whom. */
  what: string;
  /** Writes that the server said it has taken. */
  acknowledged: number;
  /** Those of them that can be read afterwards. */
  found: number;
  /** Whatever is not as it must be, in words. */
  errors: readonly string[];
  /** What else tells the story. */
  notes: readonly string[];
}

/** Something that goes wrong in the world around the server. */
export interface Scenario {
  name: string;
  /** What it does, in a few words. */
  summary: string;
  run: (options: ScenarioOptions) => Promise<Outcome[]>;
}

export const lostIn = ({ acknowledged, found }: Outcome): number => acknowledged - found;

/** Equal texts once, with how many there were. */
export function counted(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => `${length} × ${text}`);
}
