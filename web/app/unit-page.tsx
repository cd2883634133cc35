import { useParams } from 'react-router';
import type { Property } from '#contract/entities/property.ts';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ShareUnitButton } from '#web/features/favourites/share-unit-button.tsx';
import { SalesActions } from '#web/features/sales/sales-actions.tsx';
import { useRecordView } from '#web/features/sales/use-record-view.ts';
import { UnitScreen } from '#web/features/unit/unit-screen.tsx';

const sales = (unit: Property) => <SalesActions key={unit.id} unit={unit} />;
const marks = (unit: Property) => (
  <>
    <FavouriteButton key={unit.id} unit={unit} variant="wide" />
    <ShareUnitButton id={unit.id} />
  </>
);

/** A unit, with the client’s and the sales actions. */
export function UnitPage() {
  useRecordView(Number(useParams()['property_id']));
  return <UnitScreen favourite={marks} sales={sales} />;
}
