/** Options of every scenario. */
export interface ScenarioOptions {
  /** Number of times a process is killed. */
  rounds: number;
  /** Duration of the load, in seconds. */
  seconds: number;
  /** Registers a cleanup for the end of the scenario. The last one registered runs first. */
  onEnd: (end: () => unknown) => void;
  /** Folder of an embedded database with tables and no rows. @default none: the server creates its own */
  template?: string;
}

/** The result of a scenario's writes. */
export interface Outcome {
  /** What happened, and to which part of the system. */
  what: string;
  /** Number of writes that the server acknowledged. */
  acknowledged: number;
  /** Number of acknowledged writes that can be read afterwards. */
  found: number;
  /** Descriptions of everything that went wrong. */
  errors: readonly string[];
  /** Further observations. */
  notes: readonly string[];
}

/** A fault in the server's environment. */
export interface Scenario {
  name: string;
  /** A short description of the fault. */
  summary: string;
  run: (options: ScenarioOptions) => Promise<Outcome[]>;
}

export const lostIn = ({ acknowledged, found }: Outcome): number => acknowledged - found;

/** Deduplicates texts, with the number of occurrences of each. */
export function counted(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => `${length} × ${text}`);
}
