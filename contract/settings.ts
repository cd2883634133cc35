import { z } from 'zod';
import { isTimeZone } from '#domain/dates/time-zone.ts';
import { isPublicHost } from '#domain/frames/frame-address.ts';
import { isCurrency } from '#domain/money/currencies.ts';
import { maxAmount } from '#domain/money/minor-units.ts';
import { newClientRules } from '#domain/people/new-clients.ts';
import { isInternationalTelephone, isTelephone } from '#domain/people/telephone.ts';
import { secondFactorDemands } from '#domain/people/second-factor.ts';
import { visitorAccesses } from '#domain/people/visitor-access.ts';
import { materialAreas } from '#domain/projects/empty-areas.ts';
import { releaseRules } from '#domain/properties/may-release.ts';
import { inEveryLanguage, languages } from '#domain/texts/language.ts';
import { areaUnits } from '#domain/units/format-area.ts';
import { soldMeanings } from '#domain/units/counts-as-sold.ts';
import { localTexts } from './local-texts.ts';
import { legalLinkSchema } from './entities/legal.ts';
import { levelSchema } from './entities/level.ts';
import { placeCategorySchema } from './entities/place.ts';
import { brandSchema, plainBrand } from './brand.ts';
import { violates } from './rule.ts';

/** A text of one line, without spaces around it. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), violates('printable'));
const wording = z.record(z.string(), z.string());
/** A setting that may be left out or null, which mean the same. */
const orNull = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);
const currencyCode = z.string().refine(isCurrency, violates('currency'));
/** A text of one line, in the languages in which it is given. */
const lines = (max: number) => z.strictObject(inEveryLanguage(() => line(max).nullable().optional()));

/**
 * The settings of a project (specification, section 9, and those for what it leaves open), as in `settings` of a
 * package's `development.json` and in the answer of `GET settings/{id}`. Prices are minor units.
 */
export const settingsSchema = z.strictObject({
  projectName: line(80),
  /** The project's name in languages in which it is written differently (`projectNameIn`). */
  projectNames: lines(80).default({ en: null, tr: null }),
  /** What an integer column of the database holds. */
  projectId: z.int().min(1).max(2_147_483_647),
  /** The languages of the pages, in the order of the menu. A text that is missing in one is shown in the first. */
  languages: z
    .array(z.enum(languages))
    .min(1)
    .max(8)
    .refine((offered) => new Set(offered).size === offered.length, violates('languages_twice'))
    .default(['en', 'tr']),
  /** The development's time zone, by its IANA name, in which mails and documents state times and days. */
  timeZone: z.string().refine(isTimeZone, violates('time_zone')).default('UTC'),
  currencyUnit: line(8).default('€'),
  currencyUnitPosition: z.enum(['before', 'after']).default('before'),
  /** The ISO 4217 code, which determines the number of decimals; two if it is null. */
  currency: orNull(currencyCode),
  /** Prices are also stated in this currency, approximately: one unit of the project's is worth `rate` on `asOf`. */
  secondCurrency: z
    .strictObject({
      currency: orNull(currencyCode),
      rate: z.number().min(0).max(1_000_000_000).default(0),
      asOf: orNull(z.iso.date()),
    })
    .default({ currency: null, rate: 0, asOf: null }),
  /** In which unit areas are shown. They are kept in m². */
  areaUnit: z.enum(areaUnits).default('m2'),
  showPrices: z.boolean().default(true),
  priceFilter: z
    .strictObject({
      step: z.int().min(1).max(maxAmount),
      minimum: z.int().min(0).max(maxAmount),
      maximum: z.int().min(1).max(maxAmount),
    })
    .refine((range) => range.maximum > range.minimum, violates('range_order'))
    .default({ step: 100_000, minimum: 900_000, maximum: 67_000_000 }),
  priceThumbSteps: z.int().min(0).max(50).default(2),
  priceThumbsStrict: z.boolean().default(false),
  showIntroVideo: z.boolean().default(false),
  introVideo: orNull(z.string()),
  is360External: z.boolean().default(false),
  external360Url: orNull(z.url()),
  /** The hosts whose pages may be framed; null allows those that the package itself links to. */
  frameHosts: z
    .array(z.string().refine(isPublicHost, violates('public_host')))
    .max(50)
    .nullable()
    .default(null),
  clientVerification: z.union([z.literal(0), z.literal(1)]).default(0),
  verifyCountdownSeconds: z.union([z.literal(120), z.literal(60)]).default(120),
  selfLoginDefault: z.boolean().default(true),
  acceptMode: z.enum(['auto', 'confirm']).default('auto'),
  showRegisterClientPage: z.boolean().default(true),
  botSalesRep: z.strictObject({ email: z.string() }),
  newClients: z.enum(newClientRules).default('bot'),
  /** How buyers reach the sales team. If anything is given, a phone, address or WhatsApp must be (`checkSettings`). */
  contact: z
    .strictObject({
      name: orNull(line(80)),
      /** The name in languages in which it is written differently (`contactOf`). */
      names: lines(80).default({ en: null, tr: null }),
      phone: orNull(z.string().refine(isTelephone, violates('telephone'))),
      email: orNull(line(254)),
      whatsApp: orNull(z.string().refine(isInternationalTelephone, violates('international_telephone'))),
      hours: lines(200).default({ en: null, tr: null }),
      picture: orNull(line(200)),
    })
    .default({
      name: null,
      names: { en: null, tr: null },
      phone: null,
      email: null,
      whatsApp: null,
      hours: { en: null, tr: null },
      picture: null,
    }),
  /** What the development looks like (docs/authoring.md). Only a package can change it. */
  brand: brandSchema.default(plainBrand),
  /** Whether search engines may list the pages. */
  searchEngines: z.boolean().default(false),
  /**
   * Which devices keep the whole tour for offline use: those on which it is asked for, or also those of sales users.
   */
  offlineTour: z.enum(['onRequest', 'salesDevices']).default('onRequest'),
  visitorAccess: z.enum(visitorAccesses).default('home'),
  soldMeans: z.enum(soldMeanings).default('sold'),
  discreetErrors: z.boolean().default(false),
  passwordMinLength: z.int().min(3).max(64).default(3),
  requireSecondFactor: z.enum(secondFactorDemands).default('none'),
  /**
   * Whether to refuse guessable passwords of sales users: the most common ones, and the user's name or address or the
   * project's.
   */
  refuseCommonPasswords: z.boolean().default(true),
  /**
   * At most 115: a presentation, including its final minute of warning, must end before its session does, which is
   * after two hours without a request (`maxIdle` in server/sessions/sessions.ts).
   */
  inactivityMinutes: z.int().min(1).max(115).default(15),
  /** After how many months of inactivity a client without a deal is listed for erasure; 0 for never. */
  retentionMonths: z.int().min(0).max(120).default(0),
  canSell: z.boolean().default(false),
  whoMayRelease: z.enum(releaseRules).default('reach'),
  isMultiCanvas: z.boolean().default(false),
  has360: z.boolean().default(false),
  hasInfo: z.boolean().default(true),
  hasRealShot: z.boolean().default(false),
  showFinance: z.boolean().default(false),
  frames: z.int().min(0).max(719).default(59),
  markerYOffset: z.int().min(0).max(1000).default(100),
  dashboardUrl: z.string().default('/dashboard'),
  map: z
    .strictObject({
      provider: z.enum(['embedded', 'maplibre', 'google']).default('embedded'),
      centre: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      zoom: z.number().min(0).max(22).default(13),
      minZoom: z.number().min(0).max(22).default(3),
      styleUrl: orNull(z.string()),
      key: orNull(z.string()),
      hosts: z
        .array(z.string().refine((host) => /^https:\/\/[a-z0-9.*-]+(:\d{1,5})?$/.test(host), violates('https_host')))
        .max(20)
        .default([]),
    })
    .default({
      provider: 'embedded',
      centre: { lat: 37.98, lng: 23.72 },
      zoom: 13,
      minZoom: 3,
      styleUrl: null,
      key: null,
      hosts: [],
    }),
  directions: z
    .strictObject({
      provider: z.enum(['embedded', 'osrm', 'valhalla', 'google']).default('embedded'),
      url: orNull(z.string()),
    })
    .default({ provider: 'embedded', url: null }),
});
export type Settings = z.infer<typeof settingsSchema>;

export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingsSchema.shape, name);
}

/** The texts of a development in its languages, by key. docs/authoring.md lists the keys that screens use. */
export const developmentTextsSchema = z.strictObject(inEveryLanguage(() => wording.optional()));
export type DevelopmentTexts = z.infer<typeof developmentTextsSchema>;

/**
 * The answer of `GET settings/{id}`: the settings, the development's texts, the titles of tags, the levels and
 * categories that the package states, its legal pages, and the areas that it has nothing for.
 */
export const settingsAnswerSchema = settingsSchema.extend({
  texts: developmentTextsSchema,
  tags: z.array(z.object({ tag: z.string(), ...localTexts('title') })),
  levels: z.array(levelSchema),
  /** The categories of places that the package states; empty if it has the standard ones. */
  placeCategories: z.array(placeCategorySchema),
  /** The legal pages in force, in every language in which they are written. */
  legal: z.array(legalLinkSchema),
  /** The areas in which there is nothing to show. */
  emptyAreas: z.array(z.enum(materialAreas)),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;
