import { isDarkGround } from './dark-look.ts';
import { derivePalette, paletteOnWhite, translucent, type BrandColours, type Palette } from './palette.ts';

/** The parts of a brand that become CSS variables. `corners` is the radius of panels in pixels. */
type Look = { colours: BrandColours; corners: number; surface: 'glass' | 'plain' };

/** The CSS variables that a look defines, by name; web/ui/tokens.css holds those of the plain look. */
export function lookVariables({ colours, corners, surface }: Look): Record<string, string> {
  const palette = derivePalette(colours);
  return {
    'color-scheme': palette.isDark ? 'dark' : 'light',
    ...colourVariables(palette),
    ...(surface === 'glass' ? glassVariables(palette) : plainVariables(palette)),
    '--radius-panel': rem(corners),
    '--radius-control': rem(corners / 2),
    '--radius-picture': rem(corners * 0.75),
  };
}

/**
 * The CSS variables for what stays light in a dark look, such as plans, which are drawn in dark lines. Undefined for a
 * light look, in which nothing differs.
 */
export function lightVariables({ colours }: Look): Record<string, string> | undefined {
  if (!derivePalette(colours).isDark) return undefined;
  const palette = paletteOnWhite(colours);
  return { 'color-scheme': 'light', ...colourVariables(palette), ...plainVariables(palette) };
}

function colourVariables(palette: Palette): Record<string, string> {
  const { ink, paper, isDark } = palette;
  return {
    '--ink': ink,
    '--ink-hover': palette.inkHover,
    '--ink-2': palette.inkSoft,
    '--ink-3': palette.inkFaint,
    '--on-ink': palette.onInk,
    '--marble': paper,
    '--marble-off': palette.paperOff,
    '--raised': palette.raised,
    '--raised-soft': isDark ? 'rgb(255 255 255 / 7%)' : 'rgb(255 255 255 / 62%)',
    '--night': isDarkGround(ink) ? ink : paper,
    '--accent': palette.accent,
    '--accent-pressed': palette.accentPressed,
    '--accent-on-dark': palette.accentOnDark,
    '--accent-deep': palette.accentDeep,
    '--on-accent': palette.onAccent,
    '--error': palette.error,
    '--line': translucent(ink, isDark ? 18 : 14),
    '--line-strong': translucent(ink, isDark ? 36 : 28),
    '--toggle-off': palette.toggleOff,
    '--available': palette.available,
    '--available-text': palette.availableText,
    '--on-available': palette.onAvailable,
    '--reserved': palette.reserved,
    '--reserved-text': palette.reservedText,
    '--on-reserved': palette.onReserved,
    '--sold': palette.sold,
    '--sold-text': palette.soldText,
    '--on-sold': palette.onSold,
    '--blocked': palette.blocked,
    '--blocked-text': palette.blockedText,
    '--on-blocked': palette.onBlocked,
    '--shine': isDark ? 'rgb(255 255 255 / 14%)' : 'rgb(255 255 255 / 55%)',
    '--veil': translucent(paper, 86),
    '--dim': isDark ? 'rgb(0 0 0 / 55%)' : translucent(ink, 34),
  };
}

function glassVariables({ ink, paper, paperOff, isDark }: Palette): Record<string, string> {
  return {
    '--glass': translucent(paper, 84),
    '--glass-dense': translucent(paper, 94),
    '--glass-solid': translucent(paper, 96),
    '--glass-off': translucent(paperOff, 90),
    '--glass-blur': 'blur(28px) saturate(1.35)',
    '--glass-border': '1px solid var(--shine)',
    '--shadow': isDark
      ? nightShadow
      : `inset 0 1px rgb(255 255 255 / 60%), 0 12px 32px -12px ${translucent(ink, 34)}, 0 1px 2px ${translucent(ink, 12)}`,
  };
}

function plainVariables({ ink, paperOff, raised, isDark }: Palette): Record<string, string> {
  return {
    '--glass': raised,
    '--glass-dense': raised,
    '--glass-solid': raised,
    '--glass-off': paperOff,
    '--glass-blur': 'none',
    '--glass-border': '1px solid var(--line)',
    '--shadow': isDark ? nightShadow : `0 8px 24px -12px ${translucent(ink, 26)}, 0 1px 2px ${translucent(ink, 10)}`,
  };
}

const nightShadow = '0 12px 32px -12px rgb(0 0 0 / 70%), 0 1px 2px rgb(0 0 0 / 40%)';

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
