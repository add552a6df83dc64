/** 32 characters no one can guess. `crypto.randomUUID` is missing on a phone that opens the app without https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
