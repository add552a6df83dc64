import { randomInt } from 'node:crypto'

/** Without letters and digits that look like others: it is read from a screen and typed on a phone. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

export const drawOneTimePassword = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

export const oneTimeSeconds = 3 * 24 * 3600
