const socialKinds = ['wechat', 'wecom', 'dingtalk'] as const
export type SocialKind = (typeof socialKinds)[number]

interface SocialPerson {
  /** Who this is for this app at this provider; never changes. */
  readonly subject: string
  /** Who this is across the school's apps at this provider, if it is returned. */
  readonly unionSubject?: string
  readonly name?: string
}

export interface SocialPort {
  readonly kind: SocialKind
  /** The name under which the provider hands the code back to the redirect address. */
  readonly codeParameter: 'code' | 'authCode'
  /** The caller makes the state, keeps it with the browser and compares it when the browser comes back. */
  authorizeUrl(input: { readonly redirectUri: string; readonly state: string }): string
  exchange(code: string): Promise<SocialPerson>
}
