import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lightPage, type VisitOptions } from './browser-test.ts';

let made = 0;

/**
 * A sales rep with an account that no other test knows, made by the administrator: who they are, their password, and
 * what deletes them.
 */
export async function makeSeller(visit: (path: string, options?: VisitOptions) => Promise<Page>, name: string) {
  const email = `seller${Date.now()}-${made++}@example.com`;
  const office = await visit(lightPage, { user: 'admin@asteria.example' });
  const origin = new URL(office.url()).origin;
  const post = async (path: string, form: Record<string, string>) =>
    (await office.request.post(`/api${path}`, { form, headers: { origin } })).json();
  const { user } = (await post('/users', {
    email,
    name,
    phone: '',
    password: 'asteria',
    parent_id: '0',
    role_id: '1',
  })) as { user: { id: number } };
  return {
    email,
    password: 'asteria',
    leave: async () => expect(await post(`/users/${user.id}`, { _method: 'DELETE' })).toEqual({ response: true }),
  };
}
