/**
 * All tables, by noun. Natural keys are unique, so that a repeated import finds the rows it created and ids stay the
 * same. Triggers (migration 0001) add a row to `catalogue_changes` for every change to a table of the catalogue, at
 * which server processes rebuild their answers. Changes to units are found by the transactions that wrote them.
 */
export * from './tables/accounts.ts';
export * from './tables/buildings.ts';
export * from './tables/clients.ts';
export * from './tables/company.ts';
export * from './tables/legal.ts';
export * from './tables/lookups.ts';
export * from './tables/mails.ts';
export * from './tables/media.ts';
export * from './tables/package-uploads.ts';
export * from './tables/people.ts';
export * from './tables/plans.ts';
export * from './tables/project-edits.ts';
export * from './tables/projects.ts';
export * from './tables/properties.ts';
export * from './tables/sales.ts';
export * from './tables/second-factors.ts';
export * from './tables/unit-changes.ts';
export * from './tables/viewings.ts';
