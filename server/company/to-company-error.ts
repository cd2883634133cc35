import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { CompanyLoginError } from './company-login-error.ts';

/** Error codes of OAuth, such as `invalid_client`. Anything else that a provider sends as one is not logged. */
const errorName = /^[a-z_]{1,60}$/;

/** Converts an error of the library or the connection to one with a code for the person logging in. */
export function toCompanyError(error: unknown): CompanyLoginError {
  if (error instanceof CompanyLoginError) return error;
  const named = (name: string) => (errorName.test(name) ? name : 'an error without a name');
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new CompanyLoginError('error_company_denied', error.error);
    if (error.error === 'unmet_authentication_requirements')
      return new CompanyLoginError('error_company_weak', error.error);
    return new CompanyLoginError(
      isTemporary(error.error) ? 'error_company_away' : 'error_company_failed',
      named(error.error),
    );
  }
  if (error instanceof ResponseBodyError)
    return new CompanyLoginError(
      error.status >= 500 || isTemporary(error.error) ? 'error_company_away' : 'error_company_failed',
      named(error.error),
    );
  if (error instanceof ClientError)
    return new CompanyLoginError(
      isUnreachable(error) ? 'error_company_away' : 'error_company_failed',
      `${error.message} (${error.code})`,
    );
  // `fetch` throws these if a connection fails.
  const isConnection = error instanceof TypeError && error.cause !== undefined;
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return new CompanyLoginError(
    isConnection ? 'error_company_away' : 'error_company_failed',
    `${(error as Error).name} ${typeof code === 'string' ? code : ''}`,
  );
}

function isTemporary(error: string): boolean {
  return error === 'temporarily_unavailable' || error === 'server_error';
}

/** Whether the provider did not answer in time, or answered with an error status or something other than JSON. */
function isUnreachable({ code, cause }: ClientError): boolean {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || code === 'OAUTH_RESPONSE_IS_NOT_JSON') return true;
  return cause instanceof Response && !cause.ok;
}
