/** What the QR of a code holds: nobody types it. */
export const isSecret = (code: string): boolean => /^[\w-]{22}$/.test(code)

/** A pick-up code out of a link: letters, digits and dashes only, so that the screen never shows a text somebody else made up. */
export const pickUpCode = (text: string | undefined): string | undefined => {
  const code = (text ?? '').trim()
  return isSecret(code) || /^[0-9A-Za-z](?:[0-9A-Za-z-]{2,62})[0-9A-Za-z]$/.test(code) ? code : undefined
}

/** Read aloud and typed in groups of four. */
export const inGroups = (code: string): string => code.replace(/-/g, '').replace(/(.{4})(?=.)/g, '$1 ')
