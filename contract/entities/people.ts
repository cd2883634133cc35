import { z } from 'zod';
import { loginMethods } from '#domain/people/login-methods.ts';
import { roles, type RoleId } from '#domain/people/roles.ts';
import { presentationStatuses } from '#domain/presentations/presentation-status.ts';

export const roleId = z.literal(roles.map((role) => role.id) as [RoleId, ...RoleId[]]);

/** A sales user, never with a password. */
export const userSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  parent_id: z.int().nullable(),
  role_id: roleId,
  projects: z.array(z.int()),
  created_at: z.iso.datetime(),
});

export const favouriteSchema = z.object({
  id: z.int(),
  client_id: z.int(),
  property_id: z.int(),
  property: z.object({ id: z.int(), number: z.string(), code: z.string() }),
});

/** The fields of a client in every answer; never a password or token. */
export const clientFields = {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  lead_status_id: z.int(),
  lead_source_id: z.int(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  can_self_login: z.boolean(),
  note: z.string(),
};

/** A client. `user` is the assigned sales user. */
export const clientSchema = z.object({
  ...clientFields,
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), phone: z.string(), role_id: roleId }).nullable(),
  favs: z.array(favouriteSchema),
  created_at: z.iso.datetime(),
});

export const presentationSchema = z.object({
  id: z.int(),
  status: z.literal(presentationStatuses),
  user_id: z.int(),
  client_id: z.int(),
  project_id: z.int(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});

/** Who is logged in. The server decides what is in `can`; screens show and hide accordingly. */
export const sessionSchema = z.object({
  user: userSchema.nullable(),
  client: clientSchema.nullable(),
  presentation: presentationSchema.nullable(),
  can: z.object({
    inviteClient: z.boolean(),
    openDashboard: z.boolean(),
    /** Reserve, sell and release units for the client of this session's running presentation. */
    changeStatus: z.boolean(),
    /** In the dashboard: assign and merge clients. */
    assignClients: z.boolean(),
    managePeople: z.boolean(),
    movePeople: z.boolean(),
    changeStatuses: z.boolean(),
    changePrices: z.boolean(),
    manageProject: z.boolean(),
    eraseClients: z.boolean(),
  }),
});

/**
 * A session of the calling user. `device` names browser and system, empty if unknown; `network` is shortened, empty if
 * unknown. `used_at` lags behind by up to a minute. `method` is null if the session began before it was recorded.
 */
export const ownSessionSchema = z.object({
  id: z.int(),
  device: z.string(),
  network: z.string(),
  method: z.enum(loginMethods).nullable(),
  began_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  is_current: z.boolean(),
});

/** The team as its managers see it. The server decides what is in `can`. */
export const teamSchema = z.object({
  people: z.array(
    z.object({
      user: userSchema,
      clients: z.int(),
      /** The linked accounts of the company's provider, by issuer; only administrators see them. */
      identities: z.array(z.object({ issuer: z.string(), linked_at: z.iso.datetime() })),
      has_second_factor: z.boolean(),
      /** Whether the user has a password, chosen or given. */
      has_password: z.boolean(),
      can: z.object({
        update: z.boolean(),
        remove: z.boolean(),
        move: z.boolean(),
        logIn: z.boolean(),
        unlink: z.boolean(),
        resetSecondFactors: z.boolean(),
        mailPasswordLink: z.boolean(),
      }),
    }),
  ),
  /** Whether sales users can log in by password; otherwise only by the company's provider. */
  by_password: z.boolean(),
  creatable: z.array(roleId),
});

export type Team = z.infer<typeof teamSchema>;
export type Member = Team['people'][number];
export type User = z.infer<typeof userSchema>;
export type Client = z.infer<typeof clientSchema>;
export type Favourite = z.infer<typeof favouriteSchema>;
export type Presentation = z.infer<typeof presentationSchema>;
export type OwnSession = z.infer<typeof ownSessionSchema>;
export type Session = z.infer<typeof sessionSchema>;
