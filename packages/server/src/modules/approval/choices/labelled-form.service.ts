import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { columnsOf, fieldsOf } from '@campus/flow/form/fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { entriesOf } from '../../school/dictionaries/dictionary.service.ts'

type Entries = Awaited<ReturnType<typeof entriesOf>>

/** The lists of the school that a form chooses from. */
export const dictionariesIn = (form: Form): readonly string[] => [
  ...new Set(fieldsOf(form).flatMap((item) => [item, ...columnsOf(item)].flatMap(({ props }) => props.dictionary ?? []))),
]

const labelled = (form: Form, entries: Entries, language: Language): Form =>
  form.map((item): FormItem => {
    const { dictionary } = item.props
    const options = entries.filter(({ type }) => type === dictionary).map(({ value, titles }) => ({ value, label: say(titles, language) }))
    return {
      ...item,
      ...(dictionary !== undefined && { props: { ...item.props, options } }),
      ...(item.items && { items: labelled(item.items, entries, language) }),
    }
  })

/** A form whose dictionary fields know what their stored values read like, in the language of a reader; closed entries too. */
export const labelledForm = async (ctx: Ctx, schoolId: string, form: Form): Promise<(language: Language) => Form> => {
  const types = dictionariesIn(form)
  if (types.length === 0) return () => form
  const entries = await entriesOf(ctx, schoolId, types)
  return (language) => labelled(form, entries, language)
}
