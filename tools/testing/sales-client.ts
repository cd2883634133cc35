/** The answer to a change of status: HTTP status, and the flag with what came along. */
export type StatusAnswer = {
  http: number;
  response: boolean;
  error: string | undefined;
  status_id: number | undefined;
  version: number | undefined;
  body: string;
};

/** An answer that takes longer than this is none, in milliseconds. */
const maxAnswerTime = 60_000;

/**
 * Asks a server process to change the status of a unit, as the browser of a session would. Throws where the connection
 * breaks, or nothing is answered for a minute.
 */
export async function askForStatus(
  address: string,
  cookie: string,
  unit: number,
  status: number,
  key?: string,
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
