import type { Tone } from './looks.ts'

/** One number, and the rows that it counts. */
export interface Cell {
  /** Null where nothing is known; nothing is drawn there. */
  readonly value: number | null
  /** How it is said, where that is not the number itself: "<5". */
  readonly text?: string
  /** The address of the rows. */
  readonly link?: string
  /** Why there is no address: the rows are gone, for example. */
  readonly hint?: string
}

/** A step of time, a name, a stage: what numbers are counted for. */
export interface Row {
  readonly label: string
  /** For the axis, where there is less room. */
  readonly short?: string
  /** Of a part of a ring, where it has a meaning. */
  readonly tone?: Tone
  /** A word more about it, beside its number. */
  readonly note?: string
}

export interface Series {
  readonly name: string
  /** Fits its meaning, such as red for what failed; else by its place. */
  readonly tone?: Tone
  /** What the others are compared with: the same span some time earlier. */
  readonly isEarlier?: boolean
  /** One for each row. */
  readonly cells: readonly Cell[]
}

export interface ChartWords {
  /** The number as people read it, also at the lines of the scale: "1,204", "¥3.50". */
  readonly number: (value: number) => string
  /** What is heard at a mark. */
  readonly mark: (row: string, series: string, value: string) => string
  /** What the first column of the table holds. */
  readonly rows: string
}

interface Data {
  readonly rows: readonly Row[]
  readonly series: readonly Series[]
  readonly words: ChartWords
  /** The smallest top of the scale that makes sense, so that next to nothing does not look like much. */
  readonly least?: number
  /** Where the scale begins and ends by itself, such as scores from one to five. */
  readonly range?: readonly [low: number, high: number]
}

interface Lines extends Data {
  readonly kind: 'lines'
}

interface Columns extends Data {
  readonly kind: 'columns'
  /** Parts of one whole stand on one another; what is compared stands side by side. */
  readonly look: 'stacked' | 'paired'
}

interface Ranked extends Data {
  readonly kind: 'ranked'
  /** Parts of each row as shares of it, or bars as long as their number. */
  readonly look: 'amounts' | 'shares'
}

/** Rows are the hours of a day, series the days of a week. */
interface Heat extends Data {
  readonly kind: 'heat'
}

/** Rows are days in a row, `YYYY-MM-DD` in `days`; one series. */
interface Calendar extends Data {
  readonly kind: 'calendar'
  readonly days: readonly string[]
  /** Twelve, the first is January. */
  readonly months: readonly string[]
  /** Seven, the first is Monday. */
  readonly weekdays: readonly string[]
}

/** Rows are stages, each a part of the one before; one series. */
interface Funnel extends Data {
  readonly kind: 'funnel'
}

/** Rows are parts of a whole; one series. */
interface Ring extends Data {
  readonly kind: 'ring'
  /** What stands in the middle. */
  readonly middle: string
}

export type ChartData = Lines | Columns | Ranked | Heat | Calendar | Funnel | Ring
export type DataOf<Kind extends ChartData['kind']> = Extract<ChartData, { readonly kind: Kind }>

export const textOf = (cell: Cell, words: ChartWords): string => cell.text ?? (cell.value === null ? '—' : words.number(cell.value))
