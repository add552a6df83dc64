import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { type ConditionContext, groupHolds } from '../conditions/evaluate.ts'
import { calculate, type ReadCalendar } from '../formulas/calculate.ts'
import { countsWorkingDays, parseFormula } from '../formulas/parse.ts'
import { columnsOf, fieldsOf, type Row, rowsOf } from './fields.ts'

/** Who asks and where: conditions of visibility may be about the starter. */
export type Surroundings = Omit<ConditionContext, 'values'>

const placesOf = ({ props }: FormItem) => props.precision ?? 2

const readIn = (values: FormValues) => (id: string) => {
  const [table = '', column] = id.split('.')
  return column === undefined ? values[table] : rowsOf(values[table]).map((row) => row[column])
}

const formulaOf = (item: FormItem) => (item.name === 'CalcFormula' ? parseFormula(item.props.expression ?? '') : undefined)

/** Whether calculating the form needs the working days of the school. */
export const needsCalendar = (form: Form): boolean =>
  fieldsOf(form)
    .flatMap((item) => [item, ...columnsOf(item)])
    .some((item) => {
      const formula = formulaOf(item)
      return formula !== undefined && countsWorkingDays(formula)
    })

const resultOf = (item: FormItem, read: (id: string) => unknown, calendar: ReadCalendar | undefined) => {
  const formula = formulaOf(item)
  return formula && calculate(formula, read, placesOf(item), calendar)
}

const set = (values: Row, id: string, value: unknown): Row => {
  const { [id]: _, ...others } = values
  return value === undefined ? others : { ...others, [id]: value }
}

/** A formula of a row reads its own row first, then the form around it. */
const calculatedRow = (columns: readonly FormItem[], row: Row, values: FormValues, calendar: ReadCalendar | undefined): Row => {
  const outer = readIn(values)
  const formulas = columns.filter(({ name }) => name === 'CalcFormula')
  return formulas.reduce(
    (row, item) =>
      set(
        row,
        item.id,
        resultOf(item, (id) => (id in row ? row[id] : outer(id)), calendar),
      ),
    row,
  )
}

const calculated = (form: Form, values: FormValues, calendar: ReadCalendar | undefined): FormValues => {
  let now = values
  for (const item of fieldsOf(form)) {
    const columns = columnsOf(item)
    if (columns.some(({ name }) => name === 'CalcFormula') && now[item.id] !== undefined) {
      const around = now
      now = set(
        now,
        item.id,
        rowsOf(now[item.id]).map((row) => calculatedRow(columns, row, around, calendar)),
      )
    }
    if (item.name === 'CalcFormula') now = set(now, item.id, resultOf(item, readIn(now), calendar))
  }
  return now
}

/** Whether a field is asked for, with the layouts around it. */
const visibleIn = (form: Form, context: ConditionContext): ReadonlySet<string> =>
  new Set(
    form
      .filter(({ visibleWhen = [] }) => visibleWhen.every((group) => groupHolds(group, context)))
      .flatMap((item) => [item.id, ...(item.name === 'SpanLayout' ? visibleIn(item.items ?? [], context) : [])]),
  )

export const visibleFields = (form: Form, values: FormValues, around: Surroundings): ReadonlySet<string> =>
  visibleIn(form, { ...around, values })

/** One formula may read another, and a field may be visible because of one: after so many rounds at most, nothing changes any more. */
const maxRounds = 20

/** Removes what is not asked for and calculates every formula again. What came in for a formula is not looked at. */
export const derive = (form: Form, values: FormValues, around: Surroundings): FormValues => {
  let now = values
  for (let round = 0; round < maxRounds; round += 1) {
    const visible = visibleFields(form, now, around)
    const kept = Object.fromEntries(Object.entries(now).filter(([id]) => visible.has(id)))
    const next = calculated(form, kept, around.calendar)
    const isSame = JSON.stringify(next) === JSON.stringify(now)
    now = next
    if (isSame) break
  }
  return now
}
