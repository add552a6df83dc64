/** The letters of a school and the year before the running number: a paper is told from those of other schools and years. */
export const serialOf = (schoolCode: string, year: number, number: number): string =>
  `${schoolCode.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()}${year}-${String(number).padStart(6, '0')}`

/** Crockford's letters: none that is read as another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Sixteen letters from ten random bytes: eighty bits that nobody guesses. */
export const codeOf = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: bits.length / 5 }, (_, at) => letters[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join('')
}

/** As it stands on paper, in four groups. */
export const groupCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code
