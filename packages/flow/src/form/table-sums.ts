import type { FormItem } from '@campus/contract/approval/form.ts'
import { calculate } from '../formulas/calculate.ts'
import { parseFormula } from '../formulas/parse.ts'
import { columnsOf, rowsOf } from './fields.ts'

const summed: ReadonlySet<FormItem['name']> = new Set(['NumberInput', 'AmountInput', 'CalcFormula'])
const sum = parseFormula('SUM(column)')
const usualPlaces = 2

interface ColumnSum {
  readonly id: string
  readonly title: string
  readonly sum: number
}

/** The sums under a table, by the same arithmetic as its formulas. */
export const sumsOf = (item: FormItem, value: unknown): readonly ColumnSum[] =>
  item.props.showSummary && sum
    ? columnsOf(item)
        .filter(({ name }) => summed.has(name))
        .map(({ id, title, props }) => ({
          id,
          title,
          sum: calculate(sum, () => rowsOf(value).map((row) => row[id]), props.precision ?? usualPlaces) ?? 0,
        }))
    : []
