/**
 * The answer to a change of status. `http` is the HTTP status; error, status and version are undefined if not given.
 */
export type StatusAnswer = {
  http: number;
  response: boolean;
  error: string | undefined;
  status_id: number | undefined;
  version: number | undefined;
  body: string;
};

/** In milliseconds. */
const maxAnswerTime = 60_000;

/**
 * Sends a change of a unit's status, as a browser would. Throws if the connection breaks or there is no answer for a
 * minute. `key` is the idempotency key.
 */
export async function askForStatus(
  address: string,
  cookie: string,
  { unit, status, key }: { unit: number; status: number; key?: string | undefined },
): Promise<StatusAnswer> {
  const headers = {
    cookie,
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const answer = await fetch(`${address}/api/properties/${unit}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ status }),
    signal: AbortSignal.timeout(maxAnswerTime),
  });
  const body = await answer.text();
  const read = JSON.parse(body) as {
    response?: boolean;
    error?: string;
    property?: { status_id: number; version: number };
  };
  return {
    http: answer.status,
    response: read.response === true,
    error: read.error,
    status_id: read.property?.status_id,
    version: read.property?.version,
    body,
  };
}
