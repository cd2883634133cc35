import { z } from 'zod';
import { auditEntrySchema } from '#contract/entities/audit.ts';
import { buildingSchema } from '#contract/entities/building.ts';
import { consentSchema, consentsSchema } from '#contract/entities/consents.ts';
import { directionsSchema, travelTimeSchema } from '#contract/entities/directions.ts';
import { clientNoteSchema, dealingsSchema, duplicateSchema, leadSchema } from '#contract/entities/leads.ts';
import { legalPageSchema } from '#contract/entities/legal.ts';
import * as lookups from '#contract/entities/lookups.ts';
import { drawnMapSchema, mapFeatureSchema, mapSchema, tileSetSchema } from '#contract/entities/map.ts';
import * as packages from '#contract/entities/package-upload.ts';
import { hotspotSchema, panoramaSchema } from '#contract/entities/panorama.ts';
import * as people from '#contract/entities/people.ts';
import { pictureSchema } from '#contract/entities/picture.ts';
import { placeSchema } from '#contract/entities/place.ts';
import { planSchema, planUnitSchema } from '#contract/entities/plan.ts';
import * as project from '#contract/entities/project.ts';
import { homePropertySchema, propertySchema } from '#contract/entities/property.ts';
import { propertyActionSchema, propertyViewSchema } from '#contract/entities/sales.ts';
import * as factors from '#contract/entities/second-factors.ts';
import { silhouetteSchema, tourSchema } from '#contract/entities/tour.ts';
import { viewingSchema } from '#contract/entities/viewing.ts';
import { plainFlag } from '#contract/calls/flag.ts';
import { unitHistoryEntrySchema } from '#contract/calls/prices.ts';
import { problemSchema, refusalSchema } from '#contract/errors/problem.ts';
import { liveEvents } from '#contract/events/live-events.ts';
import { settingsAnswerSchema } from '#contract/settings.ts';

/** The schemas that are components of the OpenAPI document, referred to wherever they occur. */
const named: Record<string, z.ZodType> = {
  Flag: plainFlag,
  Problem: problemSchema,
  ProblemCode: problemSchema.shape.code,
  Refusal: refusalSchema,
  RefusalCode: refusalSchema.shape.error,
  Property: propertySchema,
  HomeProperty: homePropertySchema,
  UnitChange: unitHistoryEntrySchema,
  Building: buildingSchema,
  Status: lookups.statusSchema,
  RoomType: lookups.roomTypeSchema,
  BuildingType: lookups.buildingTypeSchema,
  ApartmentType: lookups.apartmentTypeSchema,
  Gallery: lookups.gallerySchema,
  Named: lookups.namedSchema,
  Panorama: panoramaSchema,
  Hotspot: hotspotSchema,
  Picture: pictureSchema,
  Place: placeSchema,
  Plan: planSchema,
  PlanUnit: planUnitSchema,
  Settings: settingsAnswerSchema,
  Silhouette: silhouetteSchema,
  Tour: tourSchema,
  LegalPage: legalPageSchema,
  Map: mapSchema,
  DrawnMap: drawnMapSchema,
  MapFeature: mapFeatureSchema,
  TileSet: tileSetSchema,
  Directions: directionsSchema,
  TravelTime: travelTimeSchema,
  User: people.userSchema,
  Client: people.clientSchema,
  Favourite: people.favouriteSchema,
  Presentation: people.presentationSchema,
  Session: people.sessionSchema,
  OwnSession: people.ownSessionSchema,
  Team: people.teamSchema,
  Lead: leadSchema,
  Duplicate: duplicateSchema,
  ClientNote: clientNoteSchema,
  Consent: consentSchema,
  Consents: consentsSchema,
  Dealings: dealingsSchema,
  Viewing: viewingSchema,
  PropertyView: propertyViewSchema,
  PropertyAction: propertyActionSchema,
  LoginStep: factors.loginStepSchema,
  NextStep: factors.nextStepSchema,
  Passkey: factors.passkeySchema,
  PasskeyOptions: factors.passkeyOptionsSchema,
  CreatedPasskey: factors.createdPasskeySchema,
  ProvenPasskey: factors.provenPasskeySchema,
  SecondFactors: factors.secondFactorsSchema,
  AuditEntry: auditEntrySchema,
  Edit: project.editSchema,
  ProjectSetting: project.projectSettingSchema,
  ProjectText: project.projectTextSchema,
  ProjectGallery: project.projectGallerySchema,
  ProjectPlace: project.projectPlaceSchema,
  PackageUpload: packages.packageUploadSchema,
  PackageReport: packages.packageReportSchema,
  PackageMistake: packages.packageMistakeSchema,
  PackagePreview: packages.packagePreviewSchema,
  PackageUnitChange: packages.packageUnitChangeSchema,
  PackageHeldUnit: packages.heldUnitSchema,
  ...Object.fromEntries(
    Object.entries(liveEvents).map(([name, schema]) => [`${name[0]?.toUpperCase()}${name.slice(1)}Event`, schema]),
  ),
};

/** Names the schemas for `z.toJSONSchema`, which then refers to them. */
export const componentNames = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) componentNames.add(schema, { id });
