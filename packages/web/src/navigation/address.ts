import type { Path } from '@campus/contract/paths/path.ts'

export type QueryOf<P extends Path> = P extends Path<infer Q> ? { readonly [Name in keyof Q]: Q[Name] | undefined } : never

const appendAll = (query: URLSearchParams, more: object) => {
  for (const [name, value] of Object.entries(more as Record<string, string | number | boolean | null | undefined>)) {
    if (value === undefined || value === null) query.delete(name)
    else query.set(name, String(value))
  }
}

/** Puts the parameters into an address that may have some already; a newer value replaces the older, `undefined` removes it. */
export const mergeQuery = (address: string, more: object): string => {
  const [place = '/', text = ''] = address.split('?', 2)
  const query = new URLSearchParams(text)
  appendAll(query, more)
  return query.size > 0 ? `${place}?${query}` : place
}

/** Only a place inside the app may be returned to; anything else in the address would let a link send people elsewhere. */
export const safeReturn = (address: string | null | undefined, known: (place: string) => boolean): string | undefined => {
  const place = address?.split('?', 1)[0]
  return address && place && known(place) ? address : undefined
}
