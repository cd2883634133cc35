import type { ProblemCode } from '#contract/errors/texts.ts';
import { sqlStateOf, violatedConstraintOf } from './sql-state.ts';

/**
 * What a violated constraint of the schema means to the caller, for every constraint by name. Handlers look first and
 * answer more closely; this is what remains where somebody else was in between.
 */
export const constraintAnswers = {
  /** Somebody else has that name, address or place already, or took away what this was to refer to by choice. */
  conflict: [
    'apartment_types_name', 'apartment_types_pkey', 'approvals_pkey', 'audit_entries_pkey', 'building_types_name',
    'building_types_pkey', 'buildings_code', 'buildings_pkey', 'catalogue_changes_pkey', 'client_notes_pkey',
    'clients_email', 'clients_pkey', 'documents_project_id_name_pk', 'favourites_once', 'favourites_pkey',
    'floor_outlines_project_id_class_name_level_pk', 'galleries_pkey', 'galleries_slug',
    'idempotency_keys_session_hash_key_pk', 'known_devices_client', 'known_devices_user', 'lead_sources_name', 'lead_sources_pkey', 'mails_message_id_unique',
    'mails_pkey', 'package_uploads_pkey', 'panoramas_project_id_slug_pk', 'pictures_project_id_name_pk',
    'places_project_id_id_pk', 'plan_polygons_plan_id_property_id_pk', 'plans_code', 'plans_pkey',
    'presentations_pkey', 'project_edits_project_id_kind_key_pk', 'projects_pkey', 'properties_number',
    'properties_pkey', 'property_actions_pkey', 'property_claims_one_open', 'property_claims_pkey',
    'property_views_once', 'property_views_pkey', 'rate_limits_pkey', 'reset_tokens_pkey', 'room_types_name',
    'room_types_pkey', 'sessions_pkey', 'tablet_logins_pkey', 'tags_pkey', 'tags_tag', 'tours_pkey',
    'unit_changes_pkey', 'user_projects_user_id_project_id_pk', 'users_email', 'users_pkey',
    'verification_codes_pkey', 'clients_lead_source_id_lead_sources_id_fk',
    'buildings_building_type_id_building_types_id_fk', 'buildings_project_id_projects_id_fk',
    'properties_apartment_type_id_apartment_types_id_fk', 'properties_building_id_buildings_id_fk',
    'properties_room_type_id_room_types_id_fk',
  ],
  /** What this is about is gone. */
  not_found: [
    'apartment_types_project_id_projects_id_fk', 'approvals_client_id_clients_id_fk',
    'approvals_presentation_id_presentations_id_fk', 'approvals_project_id_projects_id_fk',
    'approvals_user_id_users_id_fk', 'building_types_project_id_projects_id_fk',
    'client_notes_client_id_clients_id_fk', 'client_notes_user_id_users_id_fk',
    'clients_merged_into_id_clients_id_fk', 'clients_project_id_projects_id_fk', 'clients_user_id_users_id_fk',
    'documents_project_id_projects_id_fk', 'favourites_client_id_clients_id_fk',
    'favourites_property_id_properties_id_fk', 'floor_outlines_project_id_projects_id_fk',
    'galleries_project_id_projects_id_fk', 'known_devices_client_id_clients_id_fk',
    'known_devices_user_id_users_id_fk', 'lead_sources_project_id_projects_id_fk',
    'package_uploads_project_id_projects_id_fk', 'package_uploads_user_id_users_id_fk',
    'panoramas_project_id_projects_id_fk', 'pictures_project_id_projects_id_fk', 'places_project_id_projects_id_fk',
    'plan_polygons_plan_id_plans_id_fk', 'plan_polygons_property_id_properties_id_fk',
    'plans_project_id_projects_id_fk', 'presentations_client_id_clients_id_fk',
    'presentations_project_id_projects_id_fk', 'presentations_user_id_users_id_fk',
    'project_edits_project_id_projects_id_fk', 'project_edits_user_id_users_id_fk',
    'property_actions_client_id_clients_id_fk', 'property_actions_presentation_id_presentations_id_fk',
    'property_actions_project_id_projects_id_fk', 'property_actions_property_id_properties_id_fk',
    'property_actions_user_id_users_id_fk', 'property_claims_client_id_clients_id_fk',
    'property_claims_presentation_id_presentations_id_fk', 'property_claims_property_id_properties_id_fk',
    'property_claims_user_id_users_id_fk', 'property_views_client_id_clients_id_fk',
    'property_views_property_id_properties_id_fk', 'property_views_user_id_users_id_fk',
    'reset_tokens_client_id_clients_id_fk', 'reset_tokens_user_id_users_id_fk',
    'room_types_project_id_projects_id_fk', 'sessions_client_id_clients_id_fk',
    'sessions_presentation_id_presentations_id_fk', 'sessions_user_id_users_id_fk',
    'tablet_logins_made_by_users_id_fk', 'tablet_logins_user_id_users_id_fk', 'tags_project_id_projects_id_fk',
    'tours_project_id_projects_id_fk', 'unit_changes_property_id_properties_id_fk',
    'unit_changes_user_id_users_id_fk', 'user_projects_project_id_projects_id_fk',
    'user_projects_user_id_users_id_fk', 'users_parent_id_users_id_fk', 'verification_codes_client_id_clients_id_fk',
  ],
  /** A value that cannot be. */
  unprocessable: [
    'approvals_inviter', 'approvals_kind', 'clients_lead_status', 'galleries_type', 'known_devices_of_one', 'presentations_status',
    'properties_price', 'properties_status', 'property_actions_status', 'property_claims_status',
    'property_views_count', 'reset_tokens_of_one', 'unit_changes_cause', 'users_parent_is_another', 'users_role',
  ],
} as const satisfies Partial<Record<ProblemCode, readonly string[]>>;

const codes = new Map<string, ProblemCode>(
  Object.entries(constraintAnswers).flatMap(([code, names]) => names.map((name) => [name, code as keyof typeof constraintAnswers] as const)),
);

/** The problem that a violated constraint means; undefined for any other error. */
export function problemOfConstraint(error: unknown): ProblemCode | undefined {
  // Which column may not be empty has a name only in the newest versions of PostgreSQL.
  if (sqlStateOf(error) === '23502') return 'unprocessable';
  const constraint = violatedConstraintOf(error);
  return constraint === undefined ? undefined : codes.get(constraint);
}
