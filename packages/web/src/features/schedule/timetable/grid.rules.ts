import type { Period } from '@campus/contract/schedule/terms.ts'
import type { Lesson, TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import { clockTime, dayAtSchool } from '../../../domain/lesson/school-clock.ts'

/** What stands in a timetable: a lesson, or something else with a beginning and an end. */
export type Item = { readonly lesson: Lesson } | { readonly entry: TimetableEntry }

interface GridCell {
  readonly items: readonly Item[]
  readonly rowSpan: number
}

interface GridRow {
  readonly period: Period
  /** One for each day; none where a cell above reaches down to here. */
  readonly cells: readonly (GridCell | undefined)[]
}

const timesOf = (item: Item) => ('lesson' in item ? item.lesson : item.entry)

export const dayOf = (item: Item, timeZone: string): string =>
  'lesson' in item ? item.lesson.day : dayAtSchool(new Date(item.entry.startsAt), timeZone)

/** An own entry may stand there on several days. */
export const keyOfItem = (item: Item): string => ('lesson' in item ? item.lesson.id : `${item.entry.id} ${item.entry.startsAt}`)

export const byStart = (one: Item, other: Item): number => timesOf(one).startsAt.localeCompare(timesOf(other).startsAt, 'en')

/** The first and last row that an item covers; none where it lies outside of all periods. */
const rowsOf = (item: Item, periods: readonly Period[], timeZone: string): readonly [number, number] | undefined => {
  if ('lesson' in item && item.lesson.fromPeriod !== null) {
    const { fromPeriod, toPeriod } = item.lesson
    const [first, last] = [periods.findIndex(({ number }) => number === fromPeriod), periods.findIndex(({ number }) => number === toPeriod)]
    if (first >= 0 && last >= first) return [first, last]
  }
  const { startsAt, endsAt } = timesOf(item)
  const [from, to] = [clockTime(startsAt, timeZone), clockTime(endsAt, timeZone)]
  const covered = periods.flatMap(({ starts, ends }, index) => (starts < to && ends > from ? [index] : []))
  return covered.length === 0 ? undefined : [covered[0] ?? 0, covered.at(-1) ?? 0]
}

interface Block {
  readonly items: Item[]
  readonly from: number
  to: number
}

/** Items of one day that overlap share a cell. */
const blocksOf = (items: readonly Item[], periods: readonly Period[], timeZone: string): Block[] => {
  const placed = items
    .flatMap((item) => {
      const rows = rowsOf(item, periods, timeZone)
      return rows ? [{ item, from: rows[0], to: rows[1] }] : []
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
  const blocks: Block[] = []
  for (const { item, from, to } of placed) {
    const last = blocks.at(-1)
    if (last && from <= last.to) {
      last.items.push(item)
      last.to = Math.max(last.to, to)
    } else blocks.push({ items: [item], from, to })
  }
  return blocks
}

/** A week as the rows of a table: periods down, days across. `outside` has no place among the periods. */
export const gridOf = (days: readonly string[], periods: readonly Period[], items: readonly Item[], timeZone: string) => {
  const byDay = Map.groupBy(items, (item) => dayOf(item, timeZone))
  const blocks = days.map((day) => blocksOf(byDay.get(day) ?? [], periods, timeZone))
  const rows: GridRow[] = periods.map((period, row) => ({
    period,
    cells: blocks.map((ofDay) => {
      const block = ofDay.find(({ from, to }) => from <= row && row <= to)
      if (!block) return { items: [], rowSpan: 1 }
      return block.from === row ? { items: block.items, rowSpan: block.to - block.from + 1 } : undefined
    }),
  }))
  return { rows, outside: items.filter((item) => days.includes(dayOf(item, timeZone)) && rowsOf(item, periods, timeZone) === undefined) }
}
