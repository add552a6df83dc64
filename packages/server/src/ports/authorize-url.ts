/** A login without a state can be forced upon somebody else's browser, so there is none. */
export const buildAuthorizeUrl = (address: string, query: Readonly<Record<string, string>> & { readonly state: string }): URL => {
  if (query.state.length < 16) throw new Error('the state of a login must be unguessable: at least 16 characters')
  const url = new URL(address)
  url.search = new URLSearchParams(query).toString()
  return url
}
