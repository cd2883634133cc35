import type { App } from '#server/app.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';

/** A browser for an app that does not listen on a port. It keeps cookies and sends forms. */
export type Browser = {
  cookies: Map<string, string>;
  post(path: string, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<BrowserResponse>;
  get(path: string, headers?: Record<string, string>): Promise<BrowserResponse>;
  /** Logs in a demo user by the part of their address before the `@`. */
  logIn(name: string, projectId: number): Promise<BrowserResponse>;
};

/** Parsed JSON, whose type tests do not check. */
type Json = ReturnType<typeof JSON.parse>;

/** A response. `body` is the parsed JSON; undefined if it is not JSON. */
export type BrowserResponse = { status: number; body: Json; text: string; headers: Record<string, unknown> };

/** Opens a browser without cookies. */
export function openBrowser(
  app: App,
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
): Browser {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, unknown> | undefined,
    headers: Record<string, string> = {},
  ): Promise<BrowserResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('/dev/') ? path : `/api${path}`;
    const answer = await app.inject({
      method,
      url,
      headers: { 'user-agent': userAgent, ...(cookie ? { cookie } : {}), ...headers },
      ...(fields === undefined ? {} : { payload: fields }),
    });
    for (const set of answer.cookies) {
      if (set.value === '') cookies.delete(set.name);
      else cookies.set(set.name, set.value);
    }
    return { status: answer.statusCode, text: answer.body, headers: answer.headers, body: asJson(answer.body) };
  };
  return {
    cookies,
    post: (path, fields = {}, headers) => send('POST', path, fields, headers),
    get: (path, headers) => send('GET', path, undefined, headers),
    logIn: (name, projectId) =>
      send('POST', '/users/login', { email: `${name}@asteria.example`, password: demoPassword, project_id: projectId }),
  };
}

/** The e-mail address of the user whose session a browser has. */
export async function emailIn(browser: Browser): Promise<string | null> {
  return (await browser.get('/session')).body.user?.email ?? null;
}

/** A mail in the development mailbox. */
type ReadMail = { id: number; to: string; subject: string; text: string; html: string; sent_at: string };

/** The mails to an address, oldest first. */
export async function readMails(app: App, to: string): Promise<ReadMail[]> {
  // Up to five hundred mails of others would be written and parsed each time.
  const path = `/dev/mail?${new URLSearchParams({ to }).toString()}`;
  return (await openBrowser(app).get(path, { accept: 'application/json' })).body as ReadMail[];
}

/** The parts of the link in the last mail to an address: page, id and secret. */
export async function readLink(app: App, to: string): Promise<{ page: string; id: number; code: string }> {
  const [, page = '', id, code = ''] =
    /\/(\w+)\/(\d+)\/([\w-]+)\s/.exec((await readMails(app, to)).at(-1)?.text ?? '') ?? [];
  return { page, id: Number(id), code };
}

function asJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
