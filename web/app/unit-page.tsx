import { useEffect } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import type { Property } from '#contract/entities/property.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ShareUnitButton } from '#web/features/favourites/share-unit-button.tsx';
import { SalesActions } from '#web/features/sales/sales-actions.tsx';
import { UnitScreen } from '#web/features/unit/unit-screen.tsx';
import { useParams } from '#web/router/hooks.ts';
import { useFavourites } from '#web/session/favourites.ts';

const sales = (unit: Property) => <SalesActions key={unit.id} unit={unit} />;

/** A unit, with the client’s and the sales actions. */
export function UnitPage() {
  const id = Number(useParams()['property_id']);
  const isOffered = useFullUnits().some((unit) => unit.id === id);
  useRecordView(isOffered ? id : undefined);
  const { ids } = useFavourites();
  const marks = (unit: Property) =>
    !unit.is_withdrawn && (
      <>
        <FavouriteButton key={unit.id} unit={unit} on={ids.has(unit.id)} variant="wide" />
        <ShareUnitButton id={unit.id} />
      </>
    );
  return <UnitScreen favourite={marks} sales={sales} />;
}

/** Records that the client of the current presentation opened a unit, if there is one. Failures are ignored. */
function useRecordView(unitId: number | undefined): void {
  const { client, presentation } = useSession();
  const clientId = client?.id;
  const presentationId = presentation?.id;
  useEffect(() => {
    if (clientId === undefined || presentationId === undefined || unitId === undefined) return;
    callApi(calls.createView, { body: { client_id: clientId, property_id: unitId } }).catch(() => undefined);
  }, [clientId, presentationId, unitId]);
}
