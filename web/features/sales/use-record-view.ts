import { useEffect } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';

/** Records that the client of the current presentation opened a unit, if there is one. Failures are ignored. */
export function useRecordView(unitId: number | undefined): void {
  const { client, presentation } = useSession();
  const clientId = client?.id;
  const presentationId = presentation?.id;
  useEffect(() => {
    if (clientId === undefined || presentationId === undefined || unitId === undefined) return;
    if (!Number.isSafeInteger(unitId)) return;
    callApi(calls.createView, { body: { client_id: clientId, property_id: unitId } }).catch(() => undefined);
  }, [clientId, presentationId, unitId]);
}
