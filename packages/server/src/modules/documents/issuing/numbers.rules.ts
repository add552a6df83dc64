import { base32crockford } from '@scure/base'

/** The letters of a school and the year before the running number: distinguishes the papers of schools and years. */
export const serialOf = (schoolCode: string, year: number, number: number): string =>
  `${schoolCode.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()}${year}-${String(number).padStart(6, '0')}`

/** Sixteen letters from ten random bytes: eighty bits that nobody guesses, in Crockford's letters, none of which is read as another. */
export const codeOf = (bytes: Uint8Array): string => base32crockford.encode(bytes)

/** As it stands on paper, in four groups. */
export const groupCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
