import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';

/** Logs in a demo user at a server and returns the session cookie. */
export async function logIn(address: string, email: string, projectId: number): Promise<string> {
  const answer = await fetch(`${address}/api${calls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, project_id: projectId }),
  });
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === undefined) throw new Error(`${email} could not log in: ${answer.status}`);
  return cookie;
}
