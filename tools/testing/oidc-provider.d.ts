declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** An OpenID Connect provider with forms of its own for logging in and agreeing. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    /** What a request is about; `acr` on its prototype says how the person of the session was checked. */
    readonly OIDCContext: { prototype: object };
  }
}
