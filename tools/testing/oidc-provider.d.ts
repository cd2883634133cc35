declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  /** An OpenID Connect provider with its own forms for login and consent. */
  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    /** The context of a request; `acr` on its prototype is how the session's account was authenticated. */
    readonly OIDCContext: { prototype: object };
  }
}
