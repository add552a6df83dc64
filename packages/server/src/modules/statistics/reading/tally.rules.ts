import type { Count } from '@campus/contract/statistics/chart.ts'
import type { CountedRow } from './count.repository.ts'
import { shown, totalOf } from './few.rules.ts'

/** `mean` is the amount of one. */
export type Reading = 'count' | 'amount' | 'people' | 'mean'

interface Cell {
  readonly count: number
  readonly amount: number
}

const nothing: Cell = { count: 0, amount: 0 }
const add = (a: Cell, b: Cell): Cell => ({ count: a.count + b.count, amount: a.amount + b.amount })

/** Numbers by key and step. */
export type Tally = ReadonlyMap<string, ReadonlyMap<string, Cell>>

export const tallyOf = (rows: readonly CountedRow[]): Tally => {
  const tally = new Map<string, Map<string, Cell>>()
  for (const { key, step, count, amount } of rows) {
    const cells = tally.get(key) ?? new Map<string, Cell>()
    cells.set(step, add(cells.get(step) ?? nothing, { count, amount }))
    tally.set(key, cells)
  }
  return tally
}

const wholeOf = (cells: ReadonlyMap<string, Cell> | undefined): Cell =>
  cells?.get('all') ?? [...(cells?.values() ?? [])].reduce(add, nothing)

/** Keys with the largest first. */
export const keysBySize = (tally: Tally) =>
  [...tally]
    .map(([key, cells]) => ({ key, size: wholeOf(cells).count }))
    .toSorted((a, b) => b.size - a.size || (a.key < b.key ? -1 : 1))
    .map(({ key }) => key)

/** All keys but the named ones as one, `other`. */
export const withOther = (tally: Tally, named: readonly string[]): Tally => {
  const rest = [...tally].filter(([key]) => !named.includes(key))
  const rows = rest.flatMap(([, cells]) => [...cells].map(([step, cell]) => ({ key: 'other', step, ...cell })))
  return new Map([...[...tally].filter(([key]) => named.includes(key)), ...tallyOf(rows)])
}

const valueOf = ({ count, amount }: Cell, reading: Reading) => {
  if (reading === 'count' || reading === 'people') return count
  return reading === 'amount' ? amount : count === 0 ? 0 : Math.round(amount / count)
}

type Cells = ReadonlyMap<string, Cell> | undefined

/** The number of a whole span, as the reader sees it. */
export const readWhole = (cells: Cells, reading: Reading, mayOpenRows: boolean, people?: Cells): Count => {
  const whole = wholeOf(cells)
  return shown(valueOf(whole, reading), whole.count, mayOpenRows, people?.get('all')?.count)
}

/** The numbers of one key, as the reader sees them. */
export const readCells = (
  cells: Cells,
  steps: readonly string[],
  reading: Reading,
  mayOpenRows: boolean,
  peopleIn: (step: string) => number | undefined = () => undefined,
) => {
  const found = steps.map((step) => {
    const cell = cells?.get(step) ?? nothing
    return { cell, value: shown(valueOf(cell, reading), cell.count, mayOpenRows, peopleIn(step)) }
  })
  const values: Count[] = found.map(({ value }) => value)
  if (reading === 'people') return { values, total: readWhole(cells, reading, mayOpenRows) }
  if (reading !== 'mean') return { values, total: totalOf(values) }
  const open = found.filter(({ value }) => value !== '<5').map(({ cell }) => cell)
  const whole = open.reduce(add, nothing)
  const isAllHidden = whole.count === 0 && open.length < found.length
  return { values, total: isAllHidden ? ('<5' as const) : valueOf(whole, reading) }
}
