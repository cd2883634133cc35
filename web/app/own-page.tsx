import { CalendarPlus } from 'lucide-react';
import { OwnPageScreen } from '#web/features/own-page/own-page-screen.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { ContactButton } from './menu/contact-button.tsx';

/** The client's own page, with the request for a viewing. */
export function OwnPage() {
  return <OwnPageScreen viewingRequest={<ViewingRequest />} />;
}

function ViewingRequest() {
  const t = useText();
  return (
    <ContactButton isRequest>
      {(open, isOpen) => (
        <Button icon={<CalendarPlus />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          {t('contact.viewing')}
        </Button>
      )}
    </ContactButton>
  );
}
