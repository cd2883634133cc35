declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** An OpenID Connect provider with its own forms for login and consent. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    /** What a request is about; `acr` on its prototype says how the person of the session was checked. */
    readonly OIDCContext: { prototype: object };
  }
}
