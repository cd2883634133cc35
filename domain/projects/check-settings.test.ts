import { expect, it } from 'vitest';
import { checkSettings, type DependentSettings } from './check-settings.ts';

const noContact: DependentSettings['contact'] = {
  name: null,
  names: {},
  phone: null,
  email: null,
  whatsApp: null,
  hours: { en: null, tr: null },
  picture: null,
};
const now = new Date('2026-11-25T09:00:00Z');
const dollars = { currency: 'USD', rate: 1.17, asOf: '2026-11-24' };
const consistent: DependentSettings = {
  currencyUnit: '€',
  currency: 'EUR',
  secondCurrency: { currency: null, rate: 0, asOf: null },
  showIntroVideo: false,
  introVideo: null,
  is360External: false,
  external360Url: null,
  frameHosts: null,
  dashboardUrl: '/dashboard',
  botSalesRep: { email: 'rep@asteria.example' },
  contact: noContact,
  map: { provider: 'embedded', zoom: 13, minZoom: 3, styleUrl: null, key: null },
  directions: { provider: 'embedded', url: null },
};

it('accepts settings that fit together', () => {
  expect(checkSettings(consistent, now)).toEqual([]);
  expect(
    checkSettings(
      {
        ...consistent,
        map: { ...consistent.map, provider: 'maplibre', styleUrl: 'https://tiles.example/style.json' },
      },
      now,
    ),
  ).toEqual([]);
});

it('accepts a sign shared by several currencies, any other text, and a second currency with its rate', () => {
  for (const [currencyUnit, currency] of [
    ['$', 'CAD'],
    ['AED', 'AED'],
    ['₺', 'TRY'],
    ['₺', null],
  ] as const)
    expect(checkSettings({ ...consistent, currencyUnit, currency, secondCurrency: dollars }, now)).toEqual([]);
});

it('accepts a routing engine without an address, which the operator may provide', () => {
  for (const provider of ['osrm', 'valhalla'] as const)
    expect(checkSettings({ ...consistent, directions: { provider, url: null } }, now)).toEqual([]);
});

it.each<[string, Partial<DependentSettings>]>([
  ['showIntroVideo setting_needs_film', { showIntroVideo: true }],
  ['external360Url setting_needs_address', { is360External: true }],
  ['external360Url setting_not_framed', { external360Url: 'javascript:alert(1)' }],
  ['external360Url setting_not_framed', { external360Url: 'https://127.0.0.1/tour' }],
  ['external360Url setting_frame_host', { external360Url: 'https://tour.example/one', frameHosts: ['other.example'] }],
  ['dashboardUrl setting_not_web', { dashboardUrl: '//evil.example' }],
  ['botSalesRep.email setting_not_email', { botSalesRep: { email: 'rep' } }],
  ['botSalesRep.email setting_not_email', { botSalesRep: { email: 'Rep <rep@asteria.example>' } }],
  ['contact.email setting_not_email', { contact: { ...noContact, email: 'sales' } }],
  ['contact.phone setting_needs_way', { contact: { ...noContact, hours: { en: null, tr: 'Her gün' } } }],
  ['contact.phone setting_needs_way', { contact: { ...noContact, names: { ar: 'فريق المبيعات' } } }],
  ['map.styleUrl setting_needs_address', { map: { ...consistent.map, provider: 'maplibre' } }],
  [
    'map.styleUrl setting_not_web',
    { map: { ...consistent.map, provider: 'maplibre', styleUrl: 'pmtiles://tiles.example/city.pmtiles' } },
  ],
  ['map.key setting_needs_key', { map: { ...consistent.map, provider: 'google', key: '' } }],
  ['map.minZoom setting_zoom_order', { map: { ...consistent.map, minZoom: 14 } }],
  ['map.styleUrl setting_not_https', { map: { ...consistent.map, styleUrl: 'http://tiles.example/style.json' } }],
  ['directions.url setting_not_address', { directions: { provider: 'osrm', url: 'engine' } }],
  ['directions.url setting_not_address', { directions: { provider: 'osrm', url: '/engine' } }],
  ['currencyUnit setting_other_sign', { currency: 'AED' }],
  ['secondCurrency.rate setting_needs_rate', { secondCurrency: { ...dollars, rate: 0 } }],
  ['secondCurrency.asOf setting_needs_day', { secondCurrency: { ...dollars, asOf: null } }],
  ['secondCurrency.asOf setting_future_day', { secondCurrency: { ...dollars, asOf: '2026-11-26' } }],
  ['currencyUnit setting_other_sign', { currency: 'EUR', currencyUnit: 'CHF' }],
  ['currencyUnit setting_other_sign', { currency: 'EUR', currencyUnit: '$' }],
  ['currencyUnit setting_other_sign', { currency: 'USD', currencyUnit: '£' }],
  ['secondCurrency.currency setting_same_currency', { secondCurrency: { ...dollars, currency: 'EUR' } }],
])('reports %s', (wanted, change) => {
  expect(checkSettings({ ...consistent, ...change }, now).map(({ path, error }) => `${path} ${error}`)).toEqual([
    wanted,
  ]);
});

it.each([
  ['CAD', '$'],
  ['MXN', '$'],
  ['EGP', '£'],
  ['EUR', 'Euro'],
])('accepts for %s the sign %s, which it shares or which is its own', (currency, currencyUnit) => {
  expect(checkSettings({ ...consistent, currency, currencyUnit }, now)).toEqual([]);
});
