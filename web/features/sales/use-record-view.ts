import { useEffect } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';

/**
 * Counts a look of this presentation's client at a unit, once each time it is opened. A look that cannot be told is let
 * go.
 */
export function useRecordView(unitId: number): void {
  const { client, presentation } = useSession();
  const clientId = client?.id;
  const presentationId = presentation?.id;
  useEffect(() => {
    if (clientId === undefined || presentationId === undefined || !Number.isSafeInteger(unitId)) return;
    callApi(calls.createView, { body: { client_id: clientId, property_id: unitId } }).catch(() => undefined);
  }, [clientId, presentationId, unitId]);
}
