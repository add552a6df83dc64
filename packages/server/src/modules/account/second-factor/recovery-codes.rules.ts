import { randomInt } from 'node:crypto'

const codes = 10
const length = 10

/** Without letters and digits that look like others: it is copied from paper. Ten of 31 signs are 49 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const drawCode = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

export const drawRecoveryCodes = () => Array.from({ length: codes }, drawCode)

export const showRecoveryCode = (code: string) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
