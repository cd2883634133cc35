/**
 * The `lead_source_id` of a registration that states none (specification, section 7). If the project has no source with
 * this id, it stands for the project's first one.
 */
export const defaultLeadSourceId = 1;
