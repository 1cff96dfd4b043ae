/** How the orbit is drawn: by the graphics processor, or in CSS and SVG. */
export type GraphicsTier = '3d' | '2d';

/** What is known about the device. */
export interface GraphicsSignals {
  /** Whether WebGL 2 works. */
  webgl: boolean;
  /** Whether it is a phone or a tablet. */
  mobile: boolean;
  /** Whether its graphics are slow. */
  lowPerformance: boolean;
}

/** Without WebGL, or on a mobile device with low graphics performance, the flat atom is shown. */
export function decideGraphics({ webgl, mobile, lowPerformance }: GraphicsSignals): GraphicsTier {
  return !webgl || (mobile && lowPerformance) ? '2d' : '3d';
}

/** What the browser tells about the device, without asking any network. */
export interface DeviceFacts {
  userAgent: string;
  /** The browser's own word on whether the device is mobile, where it gives one. */
  mobileHint: boolean | undefined;
  /** Points that the screen can feel at once. */
  touchPoints: number;
  /** Processor cores. */
  cores: number | undefined;
  /** Memory in GiB, as coarse as browsers give it. */
  memory: number | undefined;
  /** Name of the graphics processor, or `null` without WebGL 2. An empty name means that it is kept secret. */
  renderer: string | null;
}

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const aged =
  /mali-(?:[34]\d\d|t[67]\d\d|g31|g5[12])|adreno \(tm\) (?:[1-4]\d\d|50[0-9])|powervr (?:sgx|rogue ge8)|tegra|videocore|vivante/i;

/** Reads the signals out of plain facts. */
export function readSignals(facts: DeviceFacts): GraphicsSignals {
  const { userAgent, mobileHint, touchPoints, cores, memory, renderer } = facts;
  // iPads name themselves Macintosh, and no Mac has a touch screen.
  const tablet = /macintosh/i.test(userAgent) && touchPoints > 1;
  return {
    webgl: renderer !== null,
    mobile: mobileHint || tablet || /android|iphone|ipad|ipod|mobile/i.test(userAgent),
    lowPerformance:
      (renderer !== null && (software.test(renderer) || aged.test(renderer))) ||
      (memory !== undefined && memory <= 2) ||
      (cores !== undefined && cores <= 2),
  };
}

function readRenderer(): string | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  // Browsers keep only a handful of contexts alive: give this one back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}

interface NavigatorHints {
  userAgentData?: { mobile?: boolean };
  deviceMemory?: number;
}

function readDevice(): DeviceFacts {
  const hints: Navigator & NavigatorHints = navigator;
  return {
    userAgent: navigator.userAgent,
    mobileHint: hints.userAgentData?.mobile,
    touchPoints: navigator.maxTouchPoints,
    cores: navigator.hardwareConcurrency,
    memory: hints.deviceMemory,
    renderer: readRenderer(),
  };
}

let detected: GraphicsTier | undefined;

/** The tier of this device, found out once per page. Works in browsers only. */
export function detectGraphics(): GraphicsTier {
  detected ??= decideGraphics(readSignals(readDevice()));
  return detected;
}
