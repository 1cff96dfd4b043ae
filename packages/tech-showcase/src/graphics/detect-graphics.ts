/** How the orbit renders: on the GPU, or in CSS and SVG. */
export type GraphicsTier = '3d' | '2d';

/** Capabilities of the device. */
export interface GraphicsSignals {
  /** Whether WebGL 2 works. */
  webgl: boolean;
  /** Whether the device is a phone or a tablet. */
  mobile: boolean;
  /** Whether the device has slow graphics. */
  lowPerformance: boolean;
}

/** Chooses the flat atom without WebGL, and on a mobile device with slow graphics. */
export function decideGraphics({ webgl, mobile, lowPerformance }: GraphicsSignals): GraphicsTier {
  return !webgl || (mobile && lowPerformance) ? '2d' : '3d';
}

/** Device information from the browser, without a network request. */
export interface DeviceFacts {
  userAgent: string;
  /** Whether the browser says that the device is mobile; undefined if it doesn't say. */
  mobileHint: boolean | undefined;
  /** Number of simultaneous touch points. */
  touchPoints: number;
  /** Number of processor cores. */
  cores: number | undefined;
  /** Memory in GiB, as coarse as browsers report it. */
  memory: number | undefined;
  /** Name of the GPU, or `null` without WebGL 2. An empty name means that the browser hides it. */
  renderer: string | null;
}

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const aged =
  /mali-(?:[34]\d\d|t[67]\d\d|g31|g5[12])|adreno \(tm\) (?:[1-4]\d\d|50[0-9])|powervr (?:sgx|rogue ge8)|tegra|videocore|vivante/i;

/** Derives the signals from device facts. */
export function readSignals(facts: DeviceFacts): GraphicsSignals {
  const { userAgent, mobileHint, touchPoints, cores, memory, renderer } = facts;
  // iPads identify as Macintosh, and no Mac has a touch screen.
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
  // Browsers allow only a few live contexts, so release this one immediately.
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

/** Detects the graphics tier of this device, once per page. Browser only. */
export function detectGraphics(): GraphicsTier {
  detected ??= decideGraphics(readSignals(readDevice()));
  return detected;
}
