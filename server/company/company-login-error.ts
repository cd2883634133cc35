import type { CompanyLoginCode } from '#contract/errors/company-login-codes.ts';

/** A failed company login. `detail` is for the log: it contains neither a token nor personal data. */
export class CompanyLoginError extends Error {
  readonly code: CompanyLoginCode;

  constructor(code: CompanyLoginCode, detail: string, options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.name = 'CompanyLoginError';
    this.code = code;
  }
}
