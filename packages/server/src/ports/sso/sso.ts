export interface SsoPerson {
  readonly subject: string
  /** Further attributes of the school's directory; several values of one name are joined by commas. */
  readonly attributes: Readonly<Record<string, string>>
  /** Kept by the caller for the logout, where the protocol has one. */
  readonly idToken?: string
}

export interface SsoPort {
  readonly kind: 'cas' | 'oidc' | 'demo'
  /** `memory` is for the caller to keep, sealed and bound to this browser, until the browser comes back. */
  begin(input: { readonly redirectUri: string }): Promise<{ readonly url: string; readonly memory: string }>
  finish(input: { readonly currentUrl: string; readonly redirectUri: string; readonly memory: string }): Promise<SsoPerson>
  /** Where to send the browser so that the login ends outside, too. */
  logoutUrl(input: { readonly returnTo: string; readonly idToken?: string }): Promise<string>
}
