import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'

/** What another service put into the address when it sent the browser back. */
export interface OutsideReturn {
  readonly provider: OutsideProvider
  readonly search: string
  readonly code: string
  readonly state: string
}

const readFrom = (search: string): OutsideReturn | undefined => {
  const query = new URLSearchParams(search)
  const provider = OutsideProvider.safeParse(query.get('outside'))
  if (!provider.success) return undefined
  return { provider: provider.data, search, code: query.get('code') ?? query.get('authCode') ?? '', state: query.get('state') ?? '' }
}

/** Most services answer before the `#`; WeChat comes by way of our own server, which answers behind it. */
export const findReturn = ({ search, hash }: { readonly search: string; readonly hash: string }): OutsideReturn | undefined =>
  readFrom(search) ?? readFrom(hash.includes('?') ? hash.slice(hash.indexOf('?')) : '')
