import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import { pick, type Random } from '../seed.ts'

/** No place in the country has this code, so the numbers are valid and belong to nobody. */
const nowhere = '990101'
const marks = '0123456789X'.split('') as [string, ...string[]]
const two = (value: number) => String(value).padStart(2, '0')

/** A resident ID number of somebody born in that year; the last sign is the one that checks. */
export const inventIdCard = (random: Random, bornIn: number, serial: number): string => {
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  const stem = `${nowhere}${bornIn}${two(between(1, 12))}${two(between(1, 28))}${String(serial % 1000).padStart(3, '0')}`
  return marks.map((mark) => stem + mark).find(isIdCardNumber) ?? stem + pick(random, marks)
}
