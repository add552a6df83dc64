/** Throws what `atob` throws when the text is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Base64 as addresses carry it. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
  // Only one spelling of the same bytes counts: padding, the other alphabet and bits that the last letter has to spare are refused.
  if (toBase64Url(bytes) !== text) throw new Error('not base64url')
  return bytes
}
