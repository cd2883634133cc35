import { plainBrand, type Brand } from '#contract/brand.ts';
import { derivePalette } from '#domain/brand/palette.ts';
import { projectNameIn, type NamedProject } from '#domain/projects/project-name.ts';
import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';

/** The icons of the product itself, below `web/public`. */
const plainIcon = '/icons/icon';

/** The beginning of the addresses of a brand's icons, to which `-192.png` is added. */
export function iconBase({ icon }: Brand): string {
  return icon ?? plainIcon;
}

/** The web app manifest: the name in a language, colours and icons under which a device installs the app. */
export function writeManifest(settings: (NamedProject & { brand: Brand }) | undefined, language: Language): string {
  const name = settings === undefined ? 'Loggia' : projectNameIn(settings, language);
  const brand = settings?.brand ?? plainBrand;
  const { paper } = derivePalette(brand.colours);
  const icon = iconBase(brand);
  const png = (file: string, sizes: string, purpose?: string) => ({
    src: `${icon}-${file}.png`,
    sizes,
    type: 'image/png',
    ...(purpose === undefined ? {} : { purpose }),
  });
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [png('192', '192x192'), png('512', '512x512'), png('mask-512', '512x512', 'maskable')],
  });
}
