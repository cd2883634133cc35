import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** Logs a demo sales user in by the API; the session applies to all pages of the context. */
export async function logIn(context: BrowserContext, baseUrl: string, email = 'rep@asteria.example'): Promise<void> {
  const answer = await context.request.post(`${baseUrl}/api/users/login`, {
    form: { email, password: 'asteria', project_id: '1' },
    headers: { origin: baseUrl },
  });
  expect(await answer.json()).toMatchObject({ response: true });
}
