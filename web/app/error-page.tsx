import { ApiProblem } from '#web/api/call-api.ts';
import { reloadPage } from '#web/offline/worker.ts';
import { RouteError } from '#web/router/app-routes.ts';
import { useRouteError } from '#web/router/hooks.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { isLoadFailure, serverResponds } from '#web/ui/load-failures.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useToast } from '#web/ui/toast.tsx';

type Message = { title: TextKey; text: TextKey };

const messages: Record<number, Message> = {
  400: { title: 'error.badRequest', text: 'error.badRequestText' },
  403: { title: 'error.forbidden', text: 'error.forbiddenText' },
  404: { title: 'error.notFound', text: 'error.notFoundText' },
  405: { title: 'error.methodNotAllowed', text: 'error.methodNotAllowedText' },
};
const unexpected: Message = { title: 'error.unexpected', text: 'error.unexpectedText' };
/** The screen's code is gone: an update has removed it. */
const outdated: Message = { title: 'error.newVersion', text: 'error.newVersionText' };
const offline: Message = { title: 'error.notHere', text: 'error.notHereText' };

/**
 * The page for router-level failures (specification, section 8). Its text depends on the status: of an unknown address,
 * or of an `ApiProblem` that a screen throws. A screen whose code could not be loaded has its own text; any other error
 * is unexpected. `alone`: outside the layout, because the layout itself failed.
 */
export function ErrorPage({ alone = false }: { alone?: boolean }) {
  const page = <ErrorOf error={useRouteError()} />;
  return alone ? <main>{page}</main> : page;
}

/** The message for whatever was thrown. */
export function ErrorOf({ error }: { error: unknown }) {
  const errorId = error instanceof ApiProblem ? error.errorId : undefined;
  return <ErrorMessage status={statusOf(error)} isMissing={isLoadFailure(error)} errorId={errorId} />;
}

export function NotFoundPage() {
  return <ErrorMessage status={404} />;
}

type ErrorMessageProps = {
  status: number | undefined;
  isMissing?: boolean;
  isOffline?: boolean;
  errorId?: string | undefined;
};

/**
 * The message for a status, or for a screen that could not be loaded, with a button or link to continue. `errorId`
 * names the error in the server's log.
 */
export function ErrorMessage({ status, isMissing = false, isOffline = !navigator.onLine, errorId }: ErrorMessageProps) {
  const t = useText();
  const reload = useReload();
  const missing = isOffline ? offline : outdated;
  const known = status === undefined ? undefined : messages[status];
  const message = isMissing ? missing : (known ?? unexpected);
  usePageTitle(t(message.title));
  return (
    <MessagePage title={t(message.title)} {...(known ? { label: String(status) } : {})}>
      <p>{t(message.text)}</p>
      {errorId !== undefined && <p>{t('error.id', { id: errorId })}</p>}
      {!known && (
        <Button variant="ink" onClick={reload}>
          {t(message === outdated ? 'shell.reload' : 'general.retry')}
        </Button>
      )}
      {(known || message === offline) && (
        <ButtonLink variant={known ? 'ink' : 'text'} to="/">
          {t('error.home')}
        </ButtonLink>
      )}
    </MessagePage>
  );
}

/**
 * Returns a function that reloads the page if the server responds: otherwise the browser would replace this page with
 * its own error, so a message says that there is no connection.
 */
export function useReload(): () => void {
  const t = useText();
  const toast = useToast();
  return () =>
    void serverResponds().then((responds) => (responds ? reloadPage() : toast(t('general.offline'), 'error')));
}

function statusOf(error: unknown): number | undefined {
  return error instanceof RouteError || error instanceof ApiProblem ? error.status : undefined;
}
