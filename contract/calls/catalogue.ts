import { z } from 'zod';
import { id, integer } from '#contract/form.ts';
import { buildingSchema } from '#contract/entities/building.ts';
import {
  apartmentTypeSchema,
  buildingTypeSchema,
  gallerySchema,
  namedSchema,
  roomTypeSchema,
  statusSchema,
} from '#contract/entities/lookups.ts';
import { panoramaSchema } from '#contract/entities/panorama.ts';
import { picturesSchema } from '#contract/entities/picture.ts';
import { placeSchema } from '#contract/entities/place.ts';
import { planSchema } from '#contract/entities/plan.ts';
import { anyPropertySchema } from '#contract/entities/property.ts';
import { silhouetteSchema, tourSchema } from '#contract/entities/tour.ts';
import { settingsAnswerSchema } from '#contract/settings.ts';
import { get } from './call.ts';

/** The catalogue, which every screen needs: units, buildings, lookup lists, settings and pictures. */
export const catalogueCalls = {
  listProperties: get({
    name: 'listProperties',
    path: '/properties',
    callers: ['visitor'],
    summary: 'List all units; visitors get only what the home view needs',
    answer: z.array(anyPropertySchema),
  }),
  getProperty: get({
    name: 'getProperty',
    path: '/properties/{id}',
    callers: ['visitor'],
    summary: 'Get a unit',
    params: z.object({ id }),
    answer: anyPropertySchema,
  }),
  listPropertiesOnFloor: get({
    name: 'listPropertiesOnFloor',
    path: '/properties/buildingAndFlat/{building}/{flat}',
    callers: ['visitor'],
    summary: 'List the units on a floor, by number',
    params: z.object({ building: id, flat: integer }),
    answer: z.array(anyPropertySchema),
  }),
  listBuildings: get({
    name: 'listBuildings',
    path: '/buildings',
    callers: ['visitor'],
    summary: 'List the buildings',
    answer: z.array(buildingSchema),
  }),
  listRoomTypes: get({
    name: 'listRoomTypes',
    path: '/roomTypes',
    callers: ['visitor'],
    summary: 'List the room types',
    answer: z.array(roomTypeSchema),
  }),
  listStatuses: get({
    name: 'listStatuses',
    path: '/statuses',
    callers: ['visitor'],
    summary: 'List the seven unit statuses',
    answer: z.array(statusSchema),
  }),
  listBuildingTypes: get({
    name: 'listBuildingTypes',
    path: '/buildingTypes',
    callers: ['visitor'],
    summary: 'List the building types',
    answer: z.array(buildingTypeSchema),
  }),
  listApartmentTypes: get({
    name: 'listApartmentTypes',
    path: '/apartmentTypes',
    callers: ['visitor'],
    summary: 'List the apartment types',
    answer: z.array(apartmentTypeSchema),
  }),
  listGalleries: get({
    name: 'listGalleries',
    path: '/galleries',
    callers: ['client', 'sales'],
    summary: 'List the galleries',
    answer: z.array(gallerySchema),
  }),
  listPlaces: get({
    name: 'listPlaces',
    path: '/places',
    callers: ['client', 'sales'],
    summary: 'List the places, by category and id',
    answer: z.array(placeSchema),
  }),
  // Open to visitors because those who may browse see panoramas on the pages of units.
  listPanoramas: get({
    name: 'listPanoramas',
    path: '/panoramas',
    callers: ['visitor'],
    summary: 'List the panoramas and their hotspots',
    answer: z.array(panoramaSchema),
  }),
  listLeadSources: get({
    name: 'listLeadSources',
    path: '/leadSources',
    callers: ['sales'],
    summary: 'List the lead sources',
    answer: z.array(namedSchema),
  }),
  listLeadStatuses: get({
    name: 'listLeadStatuses',
    path: '/leadStatuses',
    callers: ['sales'],
    summary: 'List the lead statuses',
    answer: z.array(namedSchema),
  }),
  getSettings: get({
    name: 'getSettings',
    path: '/settings/{id}',
    callers: ['visitor'],
    summary: "Get the project's settings",
    params: z.object({ id }),
    answer: settingsAnswerSchema,
  }),
  listPictures: get({
    name: 'listPictures',
    path: '/pictures',
    callers: ['visitor'],
    summary: 'List the available sizes of every picture, by file name',
    answer: picturesSchema,
  }),
  getTour: get({
    name: 'getTour',
    path: '/tour',
    callers: ['visitor'],
    summary: 'Get the frames of the rotator and the positions of its markers in each',
    answer: tourSchema,
  }),
  // A call apart from the tour, because it is ten times as large and only needed when a building is pointed at.
  listSilhouettes: get({
    name: 'listSilhouettes',
    path: '/tour/silhouettes',
    callers: ['visitor'],
    summary: 'Get the outlines of the buildings in the frames of the rotator',
    answer: z.array(silhouetteSchema),
  }),
  getPlan: get({
    name: 'getPlan',
    path: '/plans/{building}/{code}',
    callers: ['visitor'],
    summary: 'Get a floor plan of a building with its unit polygons',
    params: z.object({ building: id, code: z.string().max(60) }),
    answer: planSchema,
  }),
} as const;
