import { linearChannels } from './contrast.ts';

export const visions = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Vision = (typeof visions)[number];

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/**
 * Simulates in linear sRGB the lack of one kind of cone: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
 */
const simulation: Record<Vision, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to the cone responses of Oklab, and their cube roots to Oklab: Björn Ottosson, 2020. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function multiply(matrix: Matrix, [x, y, z]: Vector): Vector {
  const row = ([a, b, c]: Vector): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each([x, y, z]: Vector, change: (value: number) => number): Vector {
  return [change(x), change(y), change(z)];
}

function oklab(hex: string, vision: Vision): Vector {
  const seen = multiply(simulation[vision], linearChannels(hex));
  const inGamut = each(seen, (value) => Math.min(1, Math.max(0, value)));
  return multiply(toOklab, each(multiply(toCones, inGamut), Math.cbrt));
}

/**
 * Perceived distance of two opaque colors: their distance in Oklab, where black and white are 1 apart. From
 * about 0.08, marks in the two colors are distinguishable at a glance.
 */
export function perceivedDistance(first: string, second: string, vision: Vision): number {
  const [lightness, a, b] = oklab(first, vision);
  const [otherLightness, otherA, otherB] = oklab(second, vision);
  return Math.hypot(lightness - otherLightness, a - otherA, b - otherB);
}
