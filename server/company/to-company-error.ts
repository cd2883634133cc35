import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { CompanyLoginError } from './company-login-error.ts';

/** Names of errors in OAuth, such as invalid_client. Anything else that a provider writes there is not logged. */
const errorName = /^[a-z_]{1,60}$/;

/** Says of an error of the library, or of the connection, what it means for who logs in. */
export function toCompanyError(error: unknown): CompanyLoginError {
  if (error instanceof CompanyLoginError) return error;
  const named = (name: string) => (errorName.test(name) ? name : 'an error without a name');
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new CompanyLoginError('error_company_denied', error.error);
    if (error.error === 'unmet_authentication_requirements')
      return new CompanyLoginError('error_company_weak', error.error);
    return new CompanyLoginError(
      isPassing(error.error) ? 'error_company_away' : 'error_company_failed',
      named(error.error),
    );
  }
  if (error instanceof ResponseBodyError)
    return new CompanyLoginError(
      error.status >= 500 || isPassing(error.error) ? 'error_company_away' : 'error_company_failed',
      named(error.error),
    );
  if (error instanceof ClientError)
    return new CompanyLoginError(
      isAway(error) ? 'error_company_away' : 'error_company_failed',
      `${error.message} (${error.code})`,
    );
  // Fetch throws these where a connection fails.
  const isConnection = error instanceof TypeError && error.cause !== undefined;
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return new CompanyLoginError(
    isConnection ? 'error_company_away' : 'error_company_failed',
    `${(error as Error).name} ${typeof code === 'string' ? code : ''}`,
  );
}

function isPassing(error: string): boolean {
  return error === 'temporarily_unavailable' || error === 'server_error';
}

/** The provider did not answer in time, or not as a provider does. */
function isAway({ code, cause }: ClientError): boolean {
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || code === 'OAUTH_RESPONSE_IS_NOT_JSON') return true;
  return cause instanceof Response && !cause.ok;
}
