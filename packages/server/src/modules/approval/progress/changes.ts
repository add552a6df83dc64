import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, fieldsOf, type Row, rowsOf } from '@campus/flow/form/fields.ts'
import { sameValue } from '@campus/flow/form/same-value.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'

type Change = Pick<Progress['changes'][number], 'fieldId' | 'title' | 'before' | 'after'>

interface Written {
  readonly before: FormValues
  readonly after: FormValues
}

const signed: Phrase = ['已签名', 'Signed', '已簽名']
const signedAgain: Phrase = ['已重新签名', 'Signed again', '已重新簽名']

const shownText = (item: FormItem, value: unknown) => (isEmpty(value) ? '' : textOf(item, value))

/** A signature is a picture: what is kept of it says nothing to a reader. */
const textsOf = (item: FormItem, before: unknown, after: unknown, language: Language) => {
  if (item.name !== 'SignPanel') return { before: shownText(item, before), after: shownText(item, after) }
  return {
    before: isEmpty(before) ? '' : say(signed, language),
    after: isEmpty(after) ? '' : say(isEmpty(before) ? signed : signedAgain, language),
  }
}

const changeOf = (item: FormItem, title: string, [before, after]: readonly [unknown, unknown], language: Language): readonly Change[] =>
  sameValue(before, after) ? [] : [{ fieldId: item.id, title, ...textsOf(item, before, after, language) }]

const rowText = (columns: readonly FormItem[], row: Row | undefined) =>
  columns.flatMap((column) => shownText(column, row?.[column.id]) || []).join(' · ')

/** A line for each cell, and one for a row that came or went. */
const changesInTable = (item: FormItem, before: readonly Row[], after: readonly Row[], language: Language): readonly Change[] => {
  const columns = columnsOf(item)
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place).flatMap((place): readonly Change[] => {
    const [old, now] = [before[place], after[place]]
    const title = `${item.title} ${place + 1}`
    if (!old || !now) return [{ fieldId: item.id, title, before: rowText(columns, old), after: rowText(columns, now) }]
    return columns.flatMap((column) => changeOf(column, `${title} · ${column.title}`, [old[column.id], now[column.id]], language))
  })
}

/** What somebody changed in a form, as a reader sees its fields: what is hidden from them is neither in the form nor in the rows. */
export const changesIn = (form: Form, { before, after }: Written, language: Language): readonly Change[] =>
  fieldsOf(form).flatMap((item) =>
    item.name === 'TableList'
      ? changesInTable(item, rowsOf(before[item.id]), rowsOf(after[item.id]), language)
      : changeOf(item, item.title, [before[item.id], after[item.id]], language),
  )
