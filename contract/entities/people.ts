import { z } from 'zod';
import { roles, type RoleId } from '#domain/people/roles.ts';

const roleId = z.literal(roles.map((role) => role.id) as [RoleId, ...RoleId[]]);

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

/** What every answer says of a client; never a password or token. */
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

/** A presentation: status 0 the client alone, 1 led by a sales user. */
export const presentationSchema = z.object({
  id: z.int(),
  status: z.literal([0, 1]),
  user_id: z.int(),
  client_id: z.int(),
  project_id: z.int(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});

/** Who this browser is. A verdict in `can` is the server's; screens show and hide by it and never guess. */
export const sessionSchema = z.object({
  user: userSchema.nullable(),
  client: clientSchema.nullable(),
  presentation: presentationSchema.nullable(),
  can: z.object({
    inviteClient: z.boolean(),
    openDashboard: z.boolean(),
    /** To reserve, sell and free units for the client of the presentation that runs in this session. */
    changeStatus: z.boolean(),
    /**
     * The dashboard: who gives clients to others and merges them, sees the team, sets statuses; prices; the project;
     * erases.
     */
    assignClients: z.boolean(),
    managePeople: z.boolean(),
    movePeople: z.boolean(),
    changeStatuses: z.boolean(),
    changePrices: z.boolean(),
    manageProject: z.boolean(),
    eraseClients: z.boolean(),
  }),
});

/** The team as its managers see it. Verdicts in `can` are the server's. */
export const teamSchema = z.object({
  people: z.array(
    z.object({
      user: userSchema,
      clients: z.int(),
      can: z.object({ update: z.boolean(), remove: z.boolean(), move: z.boolean(), logIn: z.boolean() }),
    }),
  ),
  creatable: z.array(roleId),
});

export type Team = z.infer<typeof teamSchema>;
export type Member = Team['people'][number];
export type User = z.infer<typeof userSchema>;
export type Client = z.infer<typeof clientSchema>;
export type Favourite = z.infer<typeof favouriteSchema>;
export type Presentation = z.infer<typeof presentationSchema>;
export type Session = z.infer<typeof sessionSchema>;
