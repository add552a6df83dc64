import type { Compare } from '@campus/contract/approval/conditions.ts'
import { Big } from 'big.js'

const numberLike = /^[+-]?\d+(\.\d+)?$/
const isNumeric = (value: unknown): value is string | number =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value.length <= 40 && numberLike.test(value.trim())

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : undefined)

const textOrder = (left: string, right: string): number => {
  if (left === right) return 0
  return left < right ? -1 : 1
}

const dayLike = /^\d{4}(-\d\d(-\d\d( \d\d:\d\d(:\d\d)?)?)?)?$/
const timeLike = /^\d\d:\d\d(:\d\d)?$/

/** Days and times as exactly as both name them: a minute of a day is neither after that day nor another one. */
const momentsOf = (one: unknown, other: unknown): readonly [string, string] | undefined => {
  if (typeof one !== 'string' || typeof other !== 'string') return undefined
  if (![dayLike, timeLike].some((like) => like.test(one) && like.test(other))) return undefined
  const length = Math.min(one.length, other.length)
  return [one.slice(0, length), other.slice(0, length)]
}

/**
 * Numbers as numbers, everything else as text: days and times are written so that their text is in order. What cannot be compared gives
 * no number, so that no comparison holds: a wrong value must not open a way.
 */
const orderOf = (one: unknown, other: unknown): number => {
  if (isNumeric(one) && isNumeric(other)) return new Big(one).cmp(new Big(other))
  const moments = momentsOf(one, other)
  if (moments) return textOrder(...moments)
  const [left, right] = [textOf(one), textOf(other)]
  if (left === undefined || right === undefined || isNumeric(one) !== isNumeric(other)) return Number.NaN
  return textOrder(left, right)
}

/** Choices, people and units come as `{ id }` or `{ value }` as well. */
const plainOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if ('id' in value) return value.id
  return 'value' in value ? value.value : value
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value]).map(plainOf)

const isBetween = (value: unknown, [low, high]: readonly unknown[], withLow: boolean, withHigh: boolean) => {
  const [fromLow, fromHigh] = [orderOf(value, low), orderOf(value, high)]
  return (withLow ? fromLow >= 0 : fromLow > 0) && (withHigh ? fromHigh <= 0 : fromHigh < 0)
}

const sameLists = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each) => other.some((wanted) => orderOf(each, wanted) === 0))

type Plain = Exclude<Compare, 'DEPT' | 'ORG'>

/** Where a field holds several values: `=` compares them all, an order holds for each of them, IN for each of them. */
const comparisons: Readonly<Record<Plain, (values: readonly unknown[], wanted: readonly unknown[]) => boolean>> = {
  '>': (values, [limit]) => values.every((value) => orderOf(value, limit) > 0),
  '<': (values, [limit]) => values.every((value) => orderOf(value, limit) < 0),
  '>=': (values, [limit]) => values.every((value) => orderOf(value, limit) >= 0),
  '<=': (values, [limit]) => values.every((value) => orderOf(value, limit) <= 0),
  '=': (values, wanted) => sameLists(values, wanted),
  '!=': (values, wanted) => !sameLists(values, wanted),
  B: (values, wanted) => values.every((value) => isBetween(value, wanted, false, false)),
  AB: (values, wanted) => values.every((value) => isBetween(value, wanted, true, false)),
  BA: (values, wanted) => values.every((value) => isBetween(value, wanted, false, true)),
  ABA: (values, wanted) => values.every((value) => isBetween(value, wanted, true, true)),
  IN: (values, wanted) => values.every((value) => wanted.some((each) => orderOf(value, each) === 0)),
}

/** An empty field is only different from something. */
export const compare = (compare: Plain, value: unknown, wanted: readonly unknown[]): boolean => {
  const values = listOf(value)
  if (values.length === 0) return compare === '!='
  return comparisons[compare](values, wanted.map(plainOf))
}

export const idsOf = (value: unknown): readonly string[] => listOf(value).filter((id): id is string => typeof id === 'string')
