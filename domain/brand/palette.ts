import { channelsOf, contrast, lightnessOf, mix, nearestWithContrast, withLightness } from './colour.ts';
import { isDarkGround } from './dark-look.ts';

/** The colours that a brand may state, as `#rrggbb`. The rest is derived from them. */
export const brandColourNames = [
  'ink',
  'inkSoft',
  'inkFaint',
  'paper',
  'accent',
  'accentPressed',
  'accentOnDark',
  'error',
  'available',
  'availableText',
  'reserved',
  'reservedText',
  'sold',
  'soldText',
  'blocked',
  'blockedText',
] as const;
export type BrandColourName = (typeof brandColourNames)[number];
export type BrandColours = Partial<Record<BrandColourName, string | undefined>>;

/** Every colour of the screens, as `#rrggbb`; `on…` is the colour of text on that ground. */
export type Palette = Record<BrandColourName, string> & {
  inkHover: string;
  paperOff: string;
  /** The background of fields, cards and lists on the paper. */
  raised: string;
  onInk: string;
  onAccent: string;
  onAvailable: string;
  onReserved: string;
  onSold: string;
  onBlocked: string;
  accentDeep: string;
  toggleOff: string;
  isDark: boolean;
};

/** The least contrast of text on its ground: WCAG 2.2, level AA. */
export const textContrast = 4.5;

/** The look without a brand: dark grey on light grey, and a quiet blue. */
const plainLook = {
  light: {
    ink: '#1b2027',
    paper: '#f6f7f8',
    accent: '#1d5fa6',
    error: '#b3261e',
    available: '#1f8a70',
    reserved: '#dfa236',
    sold: '#3c434c',
    blocked: '#99a1ab',
  },
  dark: {
    ink: '#eef0f3',
    paper: '#15181d',
    accent: '#6cabf0',
    error: '#ff8a80',
    available: '#45b39c',
    reserved: '#f0bd5e',
    sold: '#eceff3',
    blocked: '#747d88',
  },
};

/** The ground of the map in the evening, on which the route is drawn. */
const eveningLand = '#26332e';

/** All colours of a brand: those it states, and what follows from them. */
export function derivePalette(stated: BrandColours): Palette {
  const paper = stated.paper ?? plainLook.light.paper;
  const isDark = isDarkGround(paper);
  const own = { ...(isDark ? plainLook.dark : plainLook.light), ...withoutUndefined(stated), paper };
  const { ink, accent } = own;
  const raised = isDark ? mix(paper, '#ffffff', 0.07) : '#ffffff';
  const legible = (colour: string) => nearestWithContrast(colour, [paper, raised], textContrast) ?? ink;
  const on = (ground: string) => readableOn(ground, isDark ? paper : ink);
  const derived = {
    inkSoft: legible(mix(ink, paper, 0.22)),
    inkFaint: legible(mix(ink, paper, 0.33)),
    accentPressed: withLightness(accent, lightnessOf(accent) - 0.06),
    accentOnDark: nearestWithContrast(accent, [eveningLand], textContrast) ?? '#ffffff',
    availableText: legible(own.available),
    reservedText: legible(own.reserved),
    soldText: legible(own.sold),
    blockedText: legible(own.blocked),
    ...own,
  };
  const towards = isDark ? '#000000' : '#ffffff';
  return {
    ...derived,
    inkHover: mix(ink, towards, 0.085),
    paperOff: mix(paper, ink, 0.07),
    raised,
    onInk: isDark ? paper : on(ink),
    onAccent: on(accent),
    accentDeep: withLightness(accent, 0.27),
    toggleOff: mix(derived.inkFaint, towards, 0.14),
    onAvailable: on(derived.availableText),
    onReserved: on(own.reserved),
    onSold: on(own.sold),
    onBlocked: on(derived.blockedText),
    isDark,
  };
}

/** White where it can be read, otherwise the darkest colour of the look. */
function readableOn(ground: string, darkest: string): string {
  return contrast('#ffffff', ground) >= textContrast ? '#ffffff' : darkest;
}

function withoutUndefined(stated: BrandColours): Partial<Record<BrandColourName, string>> {
  return Object.fromEntries(Object.entries(stated).filter(([, colour]) => colour !== undefined));
}

/**
 * The colours of a brand on white: for mails, documents, and drawings that are dark lines on a light ground. A brand
 * with a dark paper swaps paper and ink, and keeps its hues at a lightness that can be read.
 */
export function paletteOnWhite(stated: BrandColours): Palette {
  const own = derivePalette(stated);
  if (!own.isDark) return own;
  const paper = withLightness(own.ink, 0.975);
  const legible = (colour: string) => nearestWithContrast(colour, ['#ffffff', paper], textContrast) ?? own.paper;
  const sold = legible(own.sold);
  return derivePalette({
    ink: own.paper,
    paper,
    accent: legible(own.accent),
    accentOnDark: own.accentOnDark,
    error: legible(own.error),
    available: own.available,
    reserved: own.reserved,
    sold: contrast(own.sold, '#ffffff') < 3 ? withLightness(own.sold, 0.38) : sold,
    blocked: own.blocked,
  });
}

/** A translucent colour in CSS; `share` is its opacity in percent. */
export function translucent(hex: string, share: number): string {
  return `rgb(${channelsOf(hex)} / ${share}%)`;
}
