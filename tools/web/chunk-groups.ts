import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import { languages } from '#domain/texts/language.ts';

const root = `${normalizePath(join(import.meta.dirname, '..', '..'))}/`;

/** What most screens except the home view share. */
const ofScreens = [
  'domain/buildings/derive-floors.ts',
  'domain/buildings/is-high-front.ts',
  'domain/floors/floor-code.ts',
  'domain/floors/levels.ts',
  'domain/money/currencies.ts',
  'domain/money/currency-signs.ts',
  'domain/money/format-compact-price.ts',
  'domain/money/format-unit-price.ts',
  'domain/money/furniture-price.ts',
  'domain/money/price-per-area.ts',
  'domain/money/second-currency.ts',
  'domain/navigation/links.ts',
  'domain/outlines/parse-points.ts',
  'domain/people/actor.ts',
  'domain/people/telephone.ts',
  'domain/projects/picture-text.ts',
  'domain/texts/fold.ts',
  'domain/units/format-area.ts',
  'domain/units/format-unit-fact.ts',
  'domain/units/held-statuses.ts',
  'domain/units/room-label.ts',
  'domain/units/unit-status.ts',
  'web/catalogue/is-tower.ts',
  'web/catalogue/lookups.ts',
  'web/catalogue/page-address.ts',
  'web/catalogue/summaries.ts',
  'web/catalogue/unit-names.ts',
  'web/router/going-back.ts',
  'web/session/change-favourites.ts',
  'web/share/share-button.tsx',
  'web/texts/count-text.ts',
  'web/ui/amounts.module.css',
  'web/ui/amounts.tsx',
  'web/ui/approximate-price.tsx',
  'web/ui/confirm.module.css',
  'web/ui/confirm.tsx',
  'web/ui/cover-link.module.css',
  'web/ui/dialog.module.css',
  'web/ui/dialog.tsx',
  'web/ui/disclaimer.module.css',
  'web/ui/disclaimer.tsx',
  'web/ui/form-dialog.tsx',
  'web/ui/grow-from.ts',
  'web/ui/line-step.ts',
  'web/ui/picture-width.ts',
  'web/ui/skeleton.module.css',
  'web/ui/skeleton.tsx',
  'web/ui/status-tag.module.css',
  'web/ui/status-tag.tsx',
  'web/ui/use-ask-before-closing.ts',
  'web/ui/use-busy.ts',
  'web/ui/use-size-text.ts',
];

/** How the ids of modules that `react-by-name.ts` makes begin. */
export const byName = '\0by-name/';

/**
 * The chunks of the first page, and what all forms share. The bundler places every other module. Paths are relative to
 * the repository's root; one that ends in `/` is a whole folder. A path that does not exist fails the build, so that a
 * renamed module cannot change chunks unnoticed.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    // What the first picture needs, in one script and one style sheet, because every further file would be another
    // request.
    {
      ...chunkGroup('start', [
        'web/start.ts',
        'web/features/rotator/start-rotator.ts',
        'web/features/rotator/first-frame.css',
        'web/features/rotator/engine/',
        'web/pictures/picture-format.ts',
        'web/start-failure.ts',
        'web/start-failure.module.css',
        ...languages.map((language) => `web/texts/${language}/start-failure.ts`),
        'web/ui/prefers-reduced-motion.ts',
        'web/ui/next-task.ts',
        'web/ui/windows.ts',
        'web/ui/fonts.css',
        'web/ui/tokens.css',
        'web/ui/base.css',
      ]),
      priority: 9,
    },
    chunkGroup(
      'vendor',
      [
        byName,
        'node_modules/react/',
        'node_modules/react-dom/',
        'node_modules/scheduler/',
        'node_modules/@tanstack/query-core/',
        'node_modules/@tanstack/react-query/',
      ],
      [
        'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js',
        'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
        'node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
        'node_modules/@tanstack/react-query/build/modern/infiniteQueryOptions.js',
        'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
        'node_modules/@tanstack/react-query/build/modern/useMutation.js',
        'node_modules/@tanstack/react-query/build/modern/useQueries.js',
      ],
    ),
    // What the first page and most others share.
    chunkGroup(
      'shell',
      [
        'contract/',
        'domain/',
        'web/api/',
        'web/catalogue/',
        'web/legal/use-legal-page.ts',
        'web/router/',
        'web/session/',
        'web/texts/language.tsx',
        'web/texts/format-message.ts',
        'web/ui/',
        // Small modules each of which would otherwise be a separate file and request.
        'web/main.tsx',
        'web/app/app.tsx',
        'web/app/error-page.tsx',
        'web/app/search-address.ts',
        'web/app/current-screen.ts',
        'web/app/layout.module.css',
        'web/app/layout.tsx',
        'web/app/live-slot.tsx',
        'web/app/menu/account-menu.tsx',
        'web/app/menu/badge.module.css',
        'web/app/menu/bottom-area.module.css',
        'web/app/menu/bottom-area.tsx',
        'web/app/menu/brand.module.css',
        'web/app/menu/brand.tsx',
        'web/app/menu/contact-button.tsx',
        'web/app/menu/language-switch.module.css',
        'web/app/menu/language-switch.tsx',
        'web/app/menu/main-menu.module.css',
        'web/app/menu/main-menu.tsx',
        'web/app/menu/top-bar.module.css',
        'web/app/menu/top-bar.tsx',
        'web/app/menu/use-presentation.ts',
        'web/app/notice-strip.module.css',
        'web/app/notice-strip.tsx',
        'web/app/page.ts',
        'web/app/routes.tsx',
        'web/app/use-arrival.ts',
        'web/features/rotator/building-facts.ts',
        'web/features/rotator/use-offer.ts',
        'web/leads/lead-keys.ts',
        'web/live/approval-events.ts',
        'node_modules/lucide-react/dist/esm/icons/arrow-right.mjs',
        'node_modules/lucide-react/dist/esm/icons/heart.mjs',
        'node_modules/lucide-react/dist/esm/icons/house.mjs',
        'node_modules/lucide-react/dist/esm/icons/image.mjs',
        'node_modules/lucide-react/dist/esm/icons/key-round.mjs',
        'node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
        'node_modules/lucide-react/dist/esm/icons/phone.mjs',
        'node_modules/lucide-react/dist/esm/icons/sliders-horizontal.mjs',
        'node_modules/lucide-react/dist/esm/icons/user-round-plus.mjs',
        'node_modules/lucide-react/dist/esm/icons/users-round.mjs',
      ],
      [
        ...ofScreens,
        'web/api/idempotency-key.ts',
        'contract/errors/company-login-codes.ts',
        'contract/texts/',
        'contract/texts/held-names.ts',
        'domain/dates/',
        'domain/figures/',
        'domain/filter/count-options.ts',
        'domain/filter/price-histogram.ts',
        'domain/filter/price-thumbs.ts',
        'domain/filter/search-code.ts',
        'domain/filter/suggest-loosening.ts',
        'domain/floors/neighbours.ts',
        'domain/leads/',
        'domain/legal/stored-items.ts',
        'domain/numbers/format-kilometres.ts',
        'domain/numbers/format-percent.ts',
        'domain/panoramas/',
        'domain/people/check-user.ts',
        'domain/people/consents.ts',
        'domain/people/initials.ts',
        'domain/places/categories.ts',
        'domain/projects/development-texts.ts',
        'domain/projects/empty-areas.ts',
        'domain/people/is-valid-email.ts',
        'domain/people/registration.ts',
        'domain/people/retention.ts',
        'domain/people/same-email.ts',
        'domain/people/roles.ts',
        'domain/people/second-factor.ts',
        'domain/price-list/',
        'domain/properties/',
        'domain/tables/',
        'domain/texts/fill-placeholders.ts',
        'domain/units/has-ensuite.ts',
        'domain/units/sort-units.ts',
        'domain/viewings/',
        'web/catalogue/known-units.ts',
        'web/catalogue/sheet-address.ts',
        'web/catalogue/place-categories.ts',
        'web/catalogue/use-release.ts',
        'web/router/use-routes.tsx',
        'web/session/clear-previous-visit.ts',
        'web/session/end-presentation.ts',
        'web/session/forget-history.ts',
        'web/session/use-failed-action.ts',
        'web/ui/chip.module.css',
        'web/ui/chip.tsx',
        'web/ui/qr-code.tsx',
        'web/ui/dashboard/',
        'web/ui/field.module.css',
        'web/ui/field.tsx',
        'web/ui/use-media-query.ts',
        'web/ui/use-restored-focus.ts',
        'web/ui/segmented.module.css',
        'web/ui/segmented.tsx',
        'web/ui/split-page.module.css',
        'web/ui/split-page.tsx',
        'web/ui/toggle.module.css',
        'web/ui/toggle.tsx',
        'web/ui/message-page.tsx',
        'web/ui/notice.module.css',
        'web/ui/windows.ts',
      ],
    ),
    // What runs beside every page and is also used by some. It is loaded after the first page, in one file.
    chunkGroup('beside', [
      'web/app/background-tasks.tsx',
      'web/features/sales/has-kept-requests.ts',
      'web/live/use-connection.ts',
      'web/offline/start-offline.ts',
      'web/session/clear-previous-visit.ts',
    ]),
    chunkGroup('screens', ofScreens),
    // What all forms share: on a slow connection, a dozen small files take longer than one.
    chunkGroup('forms', [
      'contract/errors/company-login-codes.ts',
      'domain/people/is-valid-email.ts',
      'domain/people/registration.ts',
      'domain/people/same-email.ts',
      'web/accounts/contact-fields.tsx',
      'web/accounts/contact-fields.module.css',
      'web/accounts/fields.tsx',
      'web/accounts/form-errors.ts',
      'web/accounts/form.tsx',
      'web/accounts/form.module.css',
      'web/accounts/mail-sent-times.ts',
      'web/accounts/use-complete-login.ts',
      'web/leads/known-client.ts',
      'web/legal/tick.tsx',
      'web/legal/legal.module.css',
      'web/legal/privacy-note.tsx',
      'web/ui/field.module.css',
      'web/ui/field.tsx',
      'web/ui/split-page.module.css',
      'web/ui/split-page.tsx',
      'web/ui/use-media-query.ts',
      'web/ui/windows.ts',
      'node_modules/lucide-react/dist/esm/icons/eye.mjs',
      'node_modules/lucide-react/dist/esm/icons/eye-off.mjs',
    ]),
    // Each icon would otherwise be a separate file and request.
    { ...chunkGroup('icons', ['node_modules/lucide-react/dist/esm/icons/']), minShareCount: 3 },
    {
      name: 'calls',
      test: (id: string) => id.includes('slim-calls/') || pathOf(id) === 'web/api/idempotency-key.ts',
      minShareCount: 2,
    },
  ];
}

function chunkGroup(name: string, paths: string[], exceptions: string[] = []): Rolldown.CodeSplittingGroup {
  for (const path of [...paths, ...exceptions])
    if (path !== byName && !existsSync(root + path))
      throw new Error(`The chunk ${name} in chunk-groups.ts names ${path}: no such path`);
  return {
    name,
    test: (id) => isAmong(paths, pathOf(id)) && !isAmong(exceptions, pathOf(id)),
  };
}

function isAmong(paths: string[], path: string): boolean {
  return paths.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

/** The path of a module from the repository's root, wherever its packages are installed. */
export function pathOf(id: string): string {
  const [path = ''] = normalizePath(id).split('?');
  const inPackages = path.lastIndexOf('node_modules/');
  return inPackages >= 0 ? path.slice(inPackages) : path.replace(root, '');
}
