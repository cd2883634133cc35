import { sql } from 'drizzle-orm';

/**
 * The columns of a client who is erased or merged into another: no personal data, and no way to log in. `email` is a
 * placeholder that nobody else has, since addresses are unique.
 */
export const erasedClient = (email: string) => ({
  email,
  first_name: '',
  last_name: '',
  phone: '0',
  note: '',
  password_hash: '',
  is_active: false,
  is_verified: false,
  can_self_login: false,
  erased_at: sql`now()`,
});
