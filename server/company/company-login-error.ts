import type { CompanyLoginCode } from '#contract/errors/company-login-codes.ts';

/** A company login that failed. `detail` is for the log: it holds no token and says nothing about a person. */
export class CompanyLoginError extends Error {
  readonly code: CompanyLoginCode;

  constructor(code: CompanyLoginCode, detail: string, options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.name = 'CompanyLoginError';
    this.code = code;
  }
}
