/** The pages with what a client chose, in one chunk, because clients who open one usually open the other. */
import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { OwnPageScreen } from '#web/features/own-page/own-page-screen.tsx';
import { useSession } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Property } from '#contract/entities/property.ts';
import { FavouritesScreen } from '#web/features/favourites/favourites-screen.tsx';
import { SalesActions } from '#web/features/sales/sales-actions.tsx';

const ViewingPanel = lazyPart(async () => (await import('#web/features/contact/contact-panel.tsx')).ViewingPanel);

/** The client's own page, with the request for a viewing. */
export function OwnPage() {
  return <OwnPageScreen viewingRequest={<ViewingRequest />} />;
}

function ViewingRequest() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (useSession().presentation === null) return null;
  return (
    <>
      <Button icon={<CalendarPlus />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('contact.viewing')}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewingPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const sales = (unit: Property) => <SalesActions key={unit.id} unit={unit} main={false} />;

/** The client's favourites, with the sales actions for compared units. */
export function FavouritesPage() {
  return <FavouritesScreen sales={sales} />;
}
