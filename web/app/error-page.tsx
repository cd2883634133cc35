import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { isLoadFailure } from '#web/ui/load-failures.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { MissingScreen } from './missing-screen.tsx';

type Message = { title: TextKey; text: TextKey };

const messages: Record<number, Message> = {
  400: { title: 'error.badRequest', text: 'error.badRequestText' },
  403: { title: 'error.forbidden', text: 'error.forbiddenText' },
  404: { title: 'error.notFound', text: 'error.notFoundText' },
  405: { title: 'error.methodNotAllowed', text: 'error.methodNotAllowedText' },
};
const unexpected: Message = { title: 'error.unexpected', text: 'error.unexpectedText' };

/**
 * The page for router-level failures (specification, section 8). The status of a loader's response, or of an
 * `ApiProblem` that a screen throws, chooses the text; a screen whose code could not be loaded says so; everything else is
 * unexpected. `alone`: outside the layout, because the layout itself failed.
 */
export function ErrorPage({ alone = false }: { alone?: boolean }) {
  const page = <ErrorOf error={useRouteError()} />;
  return alone ? <main>{page}</main> : page;
}

/** The message for whatever was thrown. */
export function ErrorOf({ error }: { error: unknown }) {
  return isLoadFailure(error) ? <MissingScreen /> : <ErrorMessage status={statusOf(error)} />;
}

export function NotFoundPage() {
  return <ErrorMessage status={404} />;
}

/** The message for a status, with a button or link to continue. */
export function ErrorMessage({ status }: { status: number | undefined }) {
  const t = useText();
  const message = (status === undefined ? undefined : messages[status]) ?? unexpected;
  usePageTitle(t(message.title));
  return (
    <MessagePage title={t(message.title)} {...(message === unexpected ? {} : { label: String(status) })}>
      <p>{t(message.text)}</p>
      {message === unexpected ? (
        <Button variant="ink" onClick={() => location.reload()}>
          {t('general.retry')}
        </Button>
      ) : (
        <ButtonLink variant="ink" to="/">
          {t('error.home')}
        </ButtonLink>
      )}
    </MessagePage>
  );
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) || error instanceof ApiProblem ? error.status : undefined;
}
