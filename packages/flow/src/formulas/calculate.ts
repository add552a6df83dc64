import { isWorkingDay, type WorkingDays } from '@campus/contract/working-days.ts'
import { Big } from 'big.js'
import type { Formula, FunctionName, Operator } from './parse.ts'

/** What a field holds; a column of a table gives all of its cells. */
export type ReadField = (id: string) => unknown

/** Asked for where working days are counted alone; unknown in a browser that was not given it. */
export type ReadCalendar = () => WorkingDays | undefined

interface Reading {
  readonly field: ReadField
  readonly calendar: ReadCalendar
}

type Result = Big | undefined

const numberLike = /^[+-]?\d{1,30}(\.\d{1,20})?$/

const toNumber = (value: unknown): Result => {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : undefined
  if (typeof value === 'boolean') return new Big(value ? 1 : 0)
  return typeof value === 'string' && numberLike.test(value) ? new Big(value) : undefined
}

const truth = (holds: boolean) => new Big(holds ? 1 : 0)

const operations: Readonly<Record<Operator, (left: Big, right: Big) => Result>> = {
  '+': (left, right) => left.plus(right),
  '-': (left, right) => left.minus(right),
  '*': (left, right) => left.times(right),
  '/': (left, right) => (right.eq(0) ? undefined : left.div(right)),
  '>': (left, right) => truth(left.gt(right)),
  '<': (left, right) => truth(left.lt(right)),
  '>=': (left, right) => truth(left.gte(right)),
  '<=': (left, right) => truth(left.lte(right)),
  '=': (left, right) => truth(left.eq(right)),
  '!=': (left, right) => truth(!left.eq(right)),
}

const day = 24 * 60 * 60 * 1000
const dayOf = (value: unknown) => (typeof value === 'string' ? Date.parse(`${value.slice(0, 10)}T00:00:00Z`) : Number.NaN)

/** Calendar days of a range, the first and the last included. */
const daysIn = (range: unknown): number | undefined => {
  if (!Array.isArray(range)) return undefined
  const days = (dayOf(range[1]) - dayOf(range[0])) / day + 1
  return Number.isFinite(days) ? days : undefined
}

/** Nobody applies for more than ten years; counting longer ranges day by day would only keep the server busy. */
const maxCounted = 3660

const workingDaysIn = (range: unknown, calendar: WorkingDays | undefined): number | undefined => {
  const days = daysIn(range)
  if (days === undefined || days < 0 || days > maxCounted || !calendar || !Array.isArray(range)) return undefined
  const first = dayOf(range[0])
  const all = Array.from({ length: days }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10))
  return all.filter((each) => isWorkingDay(each, calendar)).length
}

const toResult = (count: number | undefined): Result => (count === undefined ? undefined : new Big(count))

const valuesOf = (args: readonly Formula[], read: Reading): readonly Big[] =>
  args.flatMap((arg) => {
    const held = arg.kind === 'field' ? read.field(arg.id) : undefined
    const found = Array.isArray(held) ? held.map(toNumber) : [evaluate(arg, read)]
    return found.filter((value) => value !== undefined)
  })

const maxPlaces = 10
const placesOf = (value: Result) => Math.min(maxPlaces, Math.max(0, Math.trunc(Number(value ?? 0))))

const functions: Readonly<Record<FunctionName, (args: readonly Formula[], read: Reading) => Result>> = {
  SUM: (args, read) => valuesOf(args, read).reduce((sum, value) => sum.plus(value), new Big(0)),
  COUNT: (args, read) => new Big(valuesOf(args, read).length),
  AVG: (args, read) => {
    const values = valuesOf(args, read)
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum.plus(value), new Big(0)).div(values.length)
  },
  MIN: (args, read) => valuesOf(args, read).toSorted((one, other) => one.cmp(other))[0],
  MAX: (args, read) => valuesOf(args, read).toSorted((one, other) => other.cmp(one))[0],
  ROUND: ([value, places], read) => evaluate(value, read)?.round(placesOf(evaluate(places, read)), Big.roundHalfUp),
  ABS: ([value], read) => evaluate(value, read)?.abs(),
  CEIL: ([value], read) => {
    const number = evaluate(value, read)
    return number?.round(0, number.lt(0) ? Big.roundDown : Big.roundUp)
  },
  FLOOR: ([value], read) => {
    const number = evaluate(value, read)
    return number?.round(0, number.lt(0) ? Big.roundUp : Big.roundDown)
  },
  IF: ([condition, yes, no], read) => (evaluate(condition, read)?.eq(0) === false ? evaluate(yes, read) : evaluate(no, read)),
  DAYS: ([range], read) => (range?.kind === 'field' ? toResult(daysIn(read.field(range.id))) : undefined),
  WORKDAYS: ([range], read) => (range?.kind === 'field' ? toResult(workingDaysIn(read.field(range.id), read.calendar())) : undefined),
}

const evaluate = (formula: Formula | undefined, read: Reading): Result => {
  if (!formula) return undefined
  if (formula.kind === 'number') return new Big(formula.text)
  if (formula.kind === 'field') return toNumber(read.field(formula.id))
  if (formula.kind === 'call') return functions[formula.name](formula.args, read)
  if (formula.kind === 'negative') return evaluate(formula.of, read)?.neg()
  const [left, right] = [evaluate(formula.left, read), evaluate(formula.right, read)]
  return left && right && operations[formula.operator](left, right)
}

/** Empty where a field that it needs is empty, or it divides by nothing. Money is counted in decimals, never in binary fractions. */
export const calculate = (
  formula: Formula,
  field: ReadField,
  places: number,
  calendar: ReadCalendar = () => undefined,
): number | undefined => {
  const result = evaluate(formula, { field, calendar })
  if (!result || result.abs().gte('1e15')) return undefined
  return result.round(places, Big.roundHalfUp).toNumber()
}
