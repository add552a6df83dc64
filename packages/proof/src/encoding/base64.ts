/** Throws what `atob` throws when the text is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Base64 as addresses carry it. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  // Only one spelling of the same bytes counts: padding and the other alphabet are refused.
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new Error('not base64url')
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}
