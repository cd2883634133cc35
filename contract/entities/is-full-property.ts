import type { HomeProperty, Property } from './property.ts';

/** Whether a unit has all fields, which are sent to callers who may see more than the home view. */
export function isFullProperty(property: HomeProperty | Property): property is Property {
  return 'code' in property;
}
