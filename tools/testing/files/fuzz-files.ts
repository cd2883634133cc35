import { extname } from 'node:path';
import fc from 'fast-check';
import { writeZip, type ZipEntry } from '../write-zip.ts';
import { fileMutations } from './file-mutations.ts';

/** The server that files are sent to, and the session that sends them. */
type FuzzTarget = { address: string; cookie: string };

/** How often each answer was given, a description of each failure, and in how many packages each type was mutated. */
type FuzzResult = { sent: number; answers: Map<string, number>; wrong: string[]; mutated: Map<string, number> };

type SentAnswer = { status: number; body: unknown };

/** The final state of a package, the HTTP status of the last answer, and the codes of the mistakes in the package. */
type Finished = { state: string; status: number; codes: string };

/**
 * Sends mutated price lists and packages to a server until the time is over. Failures are: an answer of 500 or above,
 * no answer, a failing health check at the same time, and a package job that failed unexpectedly. The same seed gives
 * the same mutations.
 */
export async function fuzzFiles(
  target: FuzzTarget,
  from: { lists: readonly Buffer[]; workbook: readonly ZipEntry[]; entries: readonly ZipEntry[] },
  { seconds, seed }: { seconds: number; seed: number },
  onProgress: (sent: number) => void,
): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, answers: new Map(), wrong: [], mutated: new Map() };
  const until = performance.now() + seconds * 1_000;
  const note = (kind: string, answer: string, isWrong: boolean, describe: string) => {
    result.answers.set(`${kind} ${answer}`, (result.answers.get(`${kind} ${answer}`) ?? 0) + 1);
    if (isWrong) result.wrong.push(`${kind} ${answer}: ${describe}`);
  };
  // The unmutated package must be valid; otherwise most of the code would never be reached.
  const valid = await sendPackage(target, writeZip(from.entries));
  note('valid package', valid.state, valid.state !== 'loaded', `before any mutation: ${valid.codes}`);
  for (let round = 0; performance.now() < until; round += 1) {
    const roundSeed = seed + round;
    const list =
      round % 2 === 0 ? mutateOne(from.lists, roundSeed) : writeZip(mutateEntries(from.workbook, roundSeed).entries);
    const [answer, health] = await Promise.all([sendList(target, list), ask(target, '/api/healthz')]);
    note(
      'list',
      `${answer.status} ${codesOf(answer.body)}`,
      answer.status >= 500 || health.status !== 200,
      `seed ${roundSeed}, health ${health.status}`,
    );
    result.sent += 1;
    if (round % 2 === 0) {
      const { entries, types } = mutateEntries(from.entries, roundSeed);
      const whole = writeZip(entries);
      for (const type of types) result.mutated.set(type, (result.mutated.get(type) ?? 0) + 1);
      const archive = round % 8 === 0 ? mutateOne([whole], roundSeed) : whole;
      const { state, status } = await sendPackage(target, archive);
      note('package', state, status >= 500 || /unexpected|interrupted/.test(state), `seed ${roundSeed}`);
      result.sent += 1;
    }
    onProgress(result.sent);
  }
  return result;
}

function mutateOne(files: readonly Buffer[], seed: number): Buffer {
  const [sample] = fc.sample(
    fc.tuple(fc.constantFrom(...files), fc.array(fileMutations, { minLength: 1, maxLength: 3 })),
    {
      numRuns: 1,
      seed,
    },
  );
  const [bytes, mutations] = sample ?? [Buffer.alloc(0), []];
  return mutations.reduce((current, mutate) => mutate(current), bytes);
}

/**
 * Mutates some entries but leaves the archive itself valid, so that the readers of its files are reached. Every file
 * type is equally likely, however many files it has.
 */
function mutateEntries(
  entries: readonly ZipEntry[],
  seed: number,
): { entries: ZipEntry[]; types: ReadonlySet<string> } {
  const groups = [...Map.groupBy(entries, typeOf).values()];
  const oneOfAnyType = fc.constantFrom(...groups).chain((group) => fc.constantFrom(...group));
  const [chosen = []] = fc.sample(fc.array(oneOfAnyType, { minLength: 1, maxLength: 4 }), { numRuns: 1, seed });
  return {
    entries: entries.map((entry, index) =>
      chosen.includes(entry) ? { ...entry, data: mutateOne([Buffer.from(entry.data)], seed + index) } : entry,
    ),
    types: new Set(chosen.map(typeOf)),
  };
}

const typeOf = ({ name }: ZipEntry) => extname(name).slice(1);

/** Checks a package and loads it if it is valid; returns its final state. */
async function sendPackage(target: FuzzTarget, archive: Buffer): Promise<Finished> {
  const headers = { 'content-type': 'application/zip', 'x-file-name': 'mutated.zip' };
  const received = await ask(target, '/api/project/packages', { method: 'POST', headers, body: archive });
  const { id } = received.body as { id?: number };
  if (id === undefined) return { state: String(received.status), status: received.status, codes: '' };
  const checked = await waitFor(target, id);
  if (!checked.state.startsWith('checked')) return checked;
  const applied = await ask(target, `/api/project/packages/${id}/apply`, { method: 'POST' });
  return applied.status === 200
    ? waitFor(target, id)
    : { state: `apply ${applied.status}`, status: applied.status, codes: '' };
}

async function waitFor(target: FuzzTarget, id: number): Promise<Finished> {
  for (;;) {
    const { status, body } = await ask(target, `/api/project/packages/${id}`);
    const { state, failure, report } = body as {
      state?: string;
      failure?: string | null;
      report?: { mistakes: { code: string }[] } | null;
    };
    const codes = report?.mistakes.map(({ code }) => code) ?? [];
    const reader = codes.find((code) => code.startsWith('package_'));
    if (state !== 'checking' && state !== 'loading')
      return { state: [state, failure, reader].filter(Boolean).join(' '), status, codes: [...new Set(codes)].join() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function sendList(target: FuzzTarget, file: Buffer): Promise<SentAnswer> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), 'list');
  return ask(target, '/api/properties/priceList/check', { method: 'POST', body });
}

async function ask(
  { address, cookie }: FuzzTarget,
  path: string,
  {
    body,
    headers,
    method = 'GET',
  }: { method?: string; headers?: Record<string, string>; body?: Buffer | FormData } = {},
): Promise<SentAnswer> {
  const sent = body instanceof FormData ? body : body === undefined ? null : new Uint8Array(body);
  try {
    const answer = await fetch(address + path, { method, body: sent, headers: { cookie, ...headers } });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch (error) {
    return { status: 599, body: String(error) };
  }
}

/** The codes of the mistakes about the file as a whole. */
function codesOf(body: unknown): string {
  const { mistakes = [], code } = (body ?? {}) as { mistakes?: { code: string }[]; code?: string };
  const readers = new Set(
    mistakes.map((mistake) => mistake.code).filter((one) => /^list_|^workbook|^csv|^encoding|^not_|^cell/.test(one)),
  );
  return code ?? ([...readers].join(' ') || (mistakes.length > 0 ? 'read, with mistakes' : 'read'));
}
