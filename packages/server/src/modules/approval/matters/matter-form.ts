import { type Form, type FormItem, Form as FormShape } from '@campus/contract/approval/form.ts'
import { type Language, say } from '@campus/contract/language.ts'
import type { Matter, MatterField } from '../matter.ts'

const itemOf = ({ id, name, title, valueType, props = {}, options }: MatterField, language: Language) => ({
  id,
  name,
  title: say(title, language),
  ...(valueType === undefined ? {} : { valueType }),
  props: {
    ...props,
    ...(options === undefined ? {} : { options: options.map(({ value, label }) => ({ value, label: say(label, language) })) }),
  },
})

/** The fields of a matter as a form: every version of its process has it. */
export const formOf = ({ fields }: Pick<Matter, 'fields'>, language: Language): Form =>
  FormShape.parse(fields.map((field) => itemOf(field, language)))

/** A form as a reader sees it, in their language; only what the area lets be changed is open. */
export const readableForm = ({ fields }: Matter, form: Form, language: Language): Form => {
  const known = new Map(formOf({ fields }, language).map((item) => [item.id, item]))
  const isEditable = (id: string) => fields.some((field) => field.id === id && field.isEditable)
  return form.map((item): FormItem => {
    const own = known.get(item.id)
    return {
      ...item,
      ...(own ? { title: own.title, props: { ...item.props, ...(own.props.options ? { options: own.props.options } : {}) } } : {}),
      ...(item.perm === 'E' && !isEditable(item.id) ? { perm: 'R' as const } : {}),
    }
  })
}
