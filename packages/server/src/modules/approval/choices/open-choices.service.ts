import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { entriesOf } from '../../school/dictionaries/dictionary.service.ts'
import { dictionariesIn } from './labelled-form.service.ts'

interface Chosen {
  /** The field, or the table of the column. */
  readonly at: string
  readonly type: string
  readonly value: unknown
}

const chosenIn = (form: Form, values: FormValues): readonly Chosen[] => {
  const of = ({ props }: FormItem, at: string, value: unknown): readonly Chosen[] =>
    props.dictionary === undefined || isEmpty(value)
      ? []
      : (Array.isArray(value) ? value : [value]).map((each: unknown) => ({ at, type: props.dictionary ?? '', value: each }))
  return fieldsOf(form).flatMap((item) => [
    ...of(item, item.id, values[item.id]),
    ...rowsOf(values[item.id]).flatMap((row) => columnsOf(item).flatMap((column) => of(column, item.id, row[column.id]))),
  ])
}

/** What is newly chosen from a list of the school must be offered there; what was chosen before stays, also once it is closed. */
export const requireOpenChoices = async (
  ctx: Ctx,
  { schoolId, form, before }: { readonly schoolId: string; readonly form: Form; readonly before: FormValues },
  given: FormValues,
): Promise<void> => {
  const types = dictionariesIn(form)
  if (types.length === 0) return
  const known = chosenIn(form, before)
  const added = chosenIn(form, given).filter(({ at, value }) => !known.some((each) => each.at === at && each.value === value))
  if (added.length === 0) return
  const entries = await entriesOf(ctx, schoolId, types)
  const wrong = added.find(({ type, value }) => !entries.some((entry) => entry.isOpen && entry.type === type && entry.value === value))
  if (wrong) throw refuse('form_wrong', { fields: { [`formData.${wrong.at}`]: say(fieldTexts.wrong, ctx.language) } })
}
