import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { VeilPage } from '#web/ui/veil-page.tsx';

type Said = { title: TextKey; text: TextKey };

const known: Record<number, Said> = {
  400: { title: 'error.badRequest', text: 'error.badRequestText' },
  403: { title: 'error.forbidden', text: 'error.forbiddenText' },
  404: { title: 'error.notFound', text: 'error.notFoundText' },
  405: { title: 'error.methodNotAllowed', text: 'error.methodNotAllowedText' },
};
const unexpected: Said = { title: 'error.unexpected', text: 'error.unexpectedText' };

/**
 * The page of router-level failures (specification, section 8). A loader's response, or an `ApiProblem` that a screen
 * throws, chooses by its status; everything else is unexpected. `alone`: where the layout itself broke.
 */
export function ErrorPage({ alone = false }: { alone?: boolean }) {
  const status = statusOf(useRouteError());
  const page = <ErrorMessage status={status} />;
  return alone ? <main>{page}</main> : page;
}

/** An address that leads nowhere. */
export function NotFoundPage() {
  return <ErrorMessage status={404} />;
}

/** What a status is told as, with the way on. */
export function ErrorMessage({ status }: { status: number | undefined }) {
  const t = useText();
  const said = (status === undefined ? undefined : known[status]) ?? unexpected;
  usePageTitle(t(said.title));
  return (
    <VeilPage title={t(said.title)} {...(said === unexpected ? {} : { label: String(status) })}>
      <p>{t(said.text)}</p>
      {said === unexpected ? (
        <Button look="ink" onClick={() => location.reload()}>
          {t('general.retry')}
        </Button>
      ) : (
        <ButtonLink look="ink" to="/">
          {t('error.home')}
        </ButtonLink>
      )}
    </VeilPage>
  );
}

function statusOf(error: unknown): number | undefined {
  return isRouteErrorResponse(error) || error instanceof ApiProblem ? error.status : undefined;
}
