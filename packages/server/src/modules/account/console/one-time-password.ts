import { randomInt } from 'node:crypto'

/** Without letters and digits that look like others: it is read from a screen and typed on a phone. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const length = 12

const drawFrom = (signs: string) => signs[randomInt(signs.length)]

/** Keeps the rule for all passwords, letters and digits: one that breaks it would be refused before it is found to be the old one. */
export const drawOneTimePassword = () =>
  [...Array.from({ length: length - 1 }, () => drawFrom(letters + digits)), drawFrom(digits)].join('')

export const oneTimeSeconds = 3 * 24 * 3600
/** Read out by somebody who is on the phone with its owner. */
export const recoverySeconds = 3600
