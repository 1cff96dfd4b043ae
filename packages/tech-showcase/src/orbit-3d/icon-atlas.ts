import { averageColor, isDark } from '../tech-icon/icon-color.ts';
import { initialOf, type ShownTechnology } from '../technology/technology.ts';
import type { Rgb } from './palette.ts';

/** All icons in one texture, so that a single draw call renders them. */
export interface IconAtlas {
  canvas: HTMLCanvasElement;
  /** Cells per row and per column. */
  cells: number;
  /** Average color of each icon. Changes when a late icon arrives. */
  tints: readonly Rgb[];
}

const CELL = 128;
/** Largest texture side that every WebGL 2 device in use supports. */
const LARGEST = 4096;
/** Maximum time that the atom waits for its icons, in milliseconds. */
const PATIENCE = 2500;
/** Share of the disc that the icon fills. */
const FILL = 0.54;
/** Color of a letter, and of the plate behind icons that are too dark for the disc. */
const INK = '#dbe7fb';
const PLATE = '#f3f7fd';

async function loadImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  // A cross-origin image without CORS would taint the whole atlas; with this attribute only that image fails.
  image.crossOrigin = 'anonymous';
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

function drawImage(context: CanvasRenderingContext2D, image: HTMLImageElement, cell: number): void {
  const ratio =
    image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1;
  const box = cell * FILL;
  const width = ratio >= 1 ? box : box * ratio;
  const height = ratio >= 1 ? box / ratio : box;
  context.drawImage(image, (cell - width) / 2, (cell - height) / 2, width, height);
}

function drawLetter(context: CanvasRenderingContext2D, name: string, family: string, cell: number): void {
  context.fillStyle = INK;
  context.font = `600 ${cell * 0.42}px ${family}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const letter = initialOf(name);
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(letter);
  context.fillText(letter, cell / 2, cell / 2 + (ascent - descent) / 2);
}

/** Draws a plate below what the cell already shows. */
function drawPlate(context: CanvasRenderingContext2D, cell: number): void {
  const side = cell * (FILL + 0.14);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = PLATE;
  context.beginPath();
  context.roundRect((cell - side) / 2, (cell - side) / 2, side, side, side * 0.3);
  context.fill();
}

/** Creates a canvas divided into cells. */
function createSheet(count: number, family: string, plain: (index: number) => boolean) {
  const cells = Math.max(Math.ceil(Math.sqrt(count)), 1);
  const cell = Math.min(CELL, Math.floor(LARGEST / cells));
  const canvas = document.createElement('canvas');
  canvas.width = cells * cell;
  canvas.height = cells * cell;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas to draw the icons on.');
  const ink = context;

  return {
    canvas,
    cells,
    /** Draws an image, or a letter without one, and returns its average color. */
    draw(index: number, name: string, image: HTMLImageElement | undefined): Rgb {
      const x = (index % cells) * cell;
      const y = Math.floor(index / cells) * cell;
      ink.clearRect(x, y, cell, cell);
      ink.save();
      ink.translate(x, y);
      if (image) drawImage(ink, image, cell);
      else drawLetter(ink, name, family, cell);
      const color = averageColor(ink.getImageData(x, y, cell, cell));
      if (isDark(color) && !plain(index)) drawPlate(ink, cell);
      ink.restore();
      return color;
    },
  };
}

export interface IconAtlasOptions {
  /** Font family of the letters. */
  family: string;
  /** Whether an icon is shown in gray, which needs no plate. */
  plain?: (index: number) => boolean;
  signal: AbortSignal;
  /** Called when an icon arrives after the atlas was returned. */
  onLate: () => void;
}

/**
 * Loads and draws the icons. An icon that fails to load is replaced by a letter, and so is a slow one until
 * it arrives: one slow server must not delay the atom.
 */
export async function drawIconAtlas(
  technologies: readonly ShownTechnology[],
  { family, plain = () => false, signal, onLate }: IconAtlasOptions,
): Promise<IconAtlas> {
  const { canvas, cells, draw } = createSheet(technologies.length, family, plain);
  const tints: Rgb[] = technologies.map(() => [0, 0, 0]);
  const missing = new Set(technologies.keys());
  let handedOut = false;

  async function load({ name, iconPath }: ShownTechnology, index: number): Promise<void> {
    const image = iconPath === null ? undefined : await loadImage(iconPath);
    if (signal.aborted || (handedOut && !image)) return;
    tints[index] = draw(index, name, image);
    missing.delete(index);
    if (handedOut) onLate();
  }

  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, PATIENCE);
  await Promise.race([Promise.all(technologies.map(load)), patience.promise]);
  clearTimeout(timer);
  for (const index of missing) tints[index] = draw(index, technologies[index]?.name ?? '', undefined);
  handedOut = true;
  return { canvas, cells, tints };
}
