/** The colors of one theme, by role. Values are sRGB hexadecimal. */
export interface ColorScheme {
  /** The page itself. */
  ground: string;
  /** A quiet band behind a section. */
  groundSubtle: string;
  /** Cards and panels on the ground. */
  surface: string;
  /** Menus, dialogs and everything else that floats above a surface. */
  surfaceRaised: string;
  /** Fill of hovered rows and ghost buttons. */
  surfaceHover: string;
  /** Placeholder for loading content. */
  skeleton: string;
  /** Headings and body text. At least 7:1 on every ground and surface. */
  text: string;
  /** Secondary text. At least 7:1 on the ground. */
  textMuted: string;
  /** Captions, hints, placeholders. At least 4.5:1 on every ground and surface. */
  textSubtle: string;
  /** Hairlines that group but carry no meaning. */
  border: string;
  /** Edges of controls. At least 3:1 on every ground and surface. */
  borderStrong: string;
  /** The only cool color of action: primary fills. */
  accent: string;
  /** An accent fill on hover. */
  accentHover: string;
  /** Text on an accent fill. */
  onAccent: string;
  /** Links, icons and marks in the accent color on any ground. */
  accentText: string;
  /** A tint of the accent behind badges and selected items. */
  accentSubtle: string;
  /** Gold means a promise: the guarantee, nowhere else. */
  gold: string;
  /** Text and icons in gold on any ground. */
  goldText: string;
  /** The lit and the shaded side of gold, in illustrations. */
  goldLight: string;
  goldShade: string;
  /** A tint of gold behind the commitment. */
  goldSubtle: string;
  /** Text on a gold fill. */
  onGold: string;
  success: string;
  successSubtle: string;
  warning: string;
  warningSubtle: string;
  danger: string;
  dangerSubtle: string;
  /** A destructive fill, and the text on it. */
  dangerFill: string;
  dangerFillHover: string;
  onDanger: string;
  /** The focus ring. At least 3:1 on every ground and surface. */
  focus: string;
  /** The light along the upper edge of a filled button. */
  highlight: string;
  /** The backdrop behind a dialog. */
  overlay: string;
  /** The two lights of the aurora behind heroes. */
  glowCool: string;
  glowWarm: string;
  /**
   * Series of a chart, in this order. At least 3:1 on every ground and surface, and distinguishable with any
   * kind of color blindness.
   */
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  /** A series for comparison: the previous state, all others. */
  chart6: string;
}

export const light: ColorScheme = {
  ground: '#ffffff',
  groundSubtle: '#f4f7fb',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceHover: '#eef3f9',
  skeleton: '#e3eaf3',
  text: '#0c1729',
  textMuted: '#3d4c63',
  textSubtle: '#56657d',
  border: '#dde5ef',
  borderStrong: '#7787a0',
  accent: '#0a58ca',
  accentHover: '#0848a8',
  onAccent: '#ffffff',
  accentText: '#0a55c2',
  accentSubtle: '#e6f0fe',
  gold: '#d9a520',
  goldLight: '#f6d877',
  goldShade: '#a9770c',
  goldText: '#7a5200',
  goldSubtle: '#fdf5df',
  onGold: '#1f1500',
  success: '#0b6b46',
  successSubtle: '#e2f6ed',
  warning: '#8a4b00',
  warningSubtle: '#fdf0dd',
  danger: '#b3211e',
  dangerSubtle: '#fdeceb',
  dangerFill: '#c22a26',
  dangerFillHover: '#a3211e',
  onDanger: '#ffffff',
  focus: '#0a58ca',
  highlight: '#ffffff33',
  overlay: '#0b122099',
  glowCool: '#cfe3ff',
  glowWarm: '#e3f3f5',
  chart1: '#0a58ca',
  chart2: '#109d7b',
  chart3: '#db551d',
  chart4: '#927ad2',
  chart5: '#b70385',
  chart6: '#373d48',
};

export const dark: ColorScheme = {
  ground: '#0b1220',
  groundSubtle: '#0e1727',
  surface: '#111c2e',
  surfaceRaised: '#17243a',
  surfaceHover: '#1a2942',
  skeleton: '#22324e',
  text: '#eaf0f9',
  textMuted: '#b4c1d6',
  textSubtle: '#96a6bf',
  border: '#213049',
  borderStrong: '#6a7d9c',
  accent: '#7ab8ff',
  accentHover: '#9ccbff',
  onAccent: '#06101f',
  accentText: '#8cc2ff',
  accentSubtle: '#132a4a',
  gold: '#f0c14b',
  goldLight: '#ffe7a3',
  goldShade: '#b98a22',
  goldText: '#f3cb66',
  goldSubtle: '#241f12',
  onGold: '#1f1500',
  success: '#5fd3a0',
  successSubtle: '#0f2c26',
  warning: '#f3b562',
  warningSubtle: '#2d2313',
  danger: '#ff9490',
  dangerSubtle: '#331a21',
  dangerFill: '#ff8d88',
  dangerFillHover: '#ffa7a3',
  onDanger: '#2a0605',
  focus: '#9ccbff',
  highlight: '#ffffff66',
  overlay: '#040812b3',
  glowCool: '#12305c',
  glowWarm: '#0f3540',
  chart1: '#7ab8ff',
  chart2: '#51efcc',
  chart3: '#ed835e',
  chart4: '#8071c8',
  chart5: '#c35775',
  chart6: '#9da5b1',
};

/** Overrides of the chosen theme if the user prefers more contrast. */
export const highContrast: Record<'light' | 'dark', Partial<ColorScheme>> = {
  light: {
    textMuted: '#1c2a3f',
    textSubtle: '#2b3a51',
    border: '#7787a0',
    borderStrong: '#2b3a51',
    accent: '#063f94',
    accentHover: '#04306f',
    accentText: '#063f94',
    focus: '#04306f',
    chart1: '#063f94',
    chart2: '#347b65',
    chart3: '#a65c20',
    chart4: '#6d54a8',
    chart5: '#751956',
    chart6: '#1b222b',
  },
  dark: {
    ground: '#050a14',
    groundSubtle: '#070d19',
    surface: '#0a1220',
    text: '#ffffff',
    textMuted: '#dbe4f2',
    textSubtle: '#c6d2e4',
    border: '#6a7d9c',
    borderStrong: '#c6d2e4',
    accent: '#a9d2ff',
    accentText: '#b9daff',
    focus: '#ffffff',
    chart1: '#a9d2ff',
    chart2: '#b5fde3',
    chart3: '#f29676',
    chart4: '#9283dc',
    chart5: '#fe4986',
    chart6: '#a0b3cb',
  },
};
