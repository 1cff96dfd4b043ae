/** All names in one texture, one per cell. */
export interface NameSheet {
  canvas: HTMLCanvasElement;
  columns: number;
  rows: number;
}

/** Size of a cell in CSS px, and its pixels per CSS px. */
export const NAME_CELL = { width: 208, height: 24 } as const;
const DENSITY = 2;
const COLUMNS = 4;

export interface NameSheetOptions {
  /** Names of technologies, then of rings. */
  names: readonly (string | undefined)[];
  /** Index of the first ring. Rings are quieter. */
  firstRing: number;
  /** Whether the names of rings are centered. Otherwise, they end at the right. */
  centered: boolean;
  family: string;
  colors: { name: string; ring: string; ground: string };
}

/** Draws the names. A soft shade in the color of the ground keeps them legible above lines and icons. */
export function drawNames({ names, firstRing, centered, family, colors }: NameSheetOptions): NameSheet {
  const rows = Math.max(Math.ceil(names.length / COLUMNS), 1);
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * NAME_CELL.width * DENSITY;
  canvas.height = rows * NAME_CELL.height * DENSITY;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D canvas to draw the names on.');
  const sheet = context;
  sheet.scale(DENSITY, DENSITY);
  sheet.textBaseline = 'middle';
  sheet.shadowColor = colors.ground;
  names.forEach((name, index) => {
    if (!name) return;
    const ring = index >= firstRing;
    sheet.font = ring ? `500 11px ${family}` : `500 13px ${family}`;
    sheet.fillStyle = ring ? colors.ring : colors.name;
    const end = ring && !centered;
    sheet.textAlign = end ? 'right' : 'center';
    const x = ((index % COLUMNS) + (end ? 1 : 0.5)) * NAME_CELL.width - (end ? 6 : 0);
    const y = (Math.floor(index / COLUMNS) + 0.5) * NAME_CELL.height;
    for (const blur of [12, 8, 4]) {
      sheet.shadowBlur = blur;
      sheet.fillText(name, x, y, NAME_CELL.width - 12);
    }
  });
  return { canvas, columns: COLUMNS, rows };
}
