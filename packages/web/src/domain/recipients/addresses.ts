import { Email } from '@campus/contract/fields.ts'

/** Addresses as people paste them: with commas, semicolons, blanks or on lines of their own. */
export const addressesIn = (text: string): readonly string[] =>
  text
    .split(/[\s,，;；、]+/)
    .map((piece) => piece.trim().toLowerCase())
    .filter((piece) => piece !== '')

export const isAddress = (text: string): boolean => Email.safeParse(text).success

/** Each once, in the order in which they came. */
export const withAddresses = (chosen: readonly string[], text: string): string[] => [...new Set([...chosen, ...addressesIn(text)])]
