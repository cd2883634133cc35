import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lightPage, type VisitOptions } from './browser-test.ts';

let made = 0;

/**
 * Creates, as administrator, a sales rep whom no other test uses. Returns the account, its password, and a function
 * that deletes it.
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
