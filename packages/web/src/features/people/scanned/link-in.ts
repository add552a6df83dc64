/** A web address that the whole text is; anything else (a script, a file, a phone) is only ever shown as text. */
export const linkIn = (text: string): { readonly href: string; readonly host: string } | undefined => {
  if (/\s/.test(text.trim()) || !URL.canParse(text.trim())) return undefined
  const { protocol, href, host } = new URL(text.trim())
  return protocol === 'https:' || protocol === 'http:' ? { href, host } : undefined
}
