import type { FormItem } from '@campus/contract/approval/form.ts'
import '@campus/ui/form/form.css'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import './approval-form.css'
import { FieldInput } from './field-input.tsx'
import { TableInput } from './table-input.tsx'
import type { FormFilling } from './use-form-values.ts'
import { FieldView } from './views/field-view.tsx'
import { approvalFormWords } from './words.ts'

interface FormFieldsProps {
  readonly items: readonly FormItem[]
  readonly filling: FormFilling
  /** The fields into which somebody else wrote meanwhile. */
  readonly changed?: ReadonlySet<string> | undefined
}

interface OneItemProps extends Pick<FormFieldsProps, 'filling' | 'changed'> {
  readonly item: FormItem
}

function OneItem({ item, filling, changed }: OneItemProps) {
  const { values, errors, change } = filling
  if (item.name === 'Description') return <p className="approval-description">{item.props.text ?? item.title}</p>
  if (item.name === 'SpanLayout')
    return (
      <div className="approval-span">
        <FormFields items={item.items ?? []} filling={filling} changed={changed} />
      </div>
    )
  const field = { item, value: values[item.id], error: errors[item.id], onChange: (value: unknown) => change(item.id, value) }
  if (item.perm !== 'E' && item.name !== 'CalcFormula') return <FieldView item={item} value={field.value} />
  return item.name === 'TableList' ? <TableInput {...field} errors={errors} /> : <FieldInput {...field} />
}

function ChangedItem(props: OneItemProps) {
  const words = useWords(approvalFormWords)
  return (
    <div className="approval-changed">
      <OneItem {...props} />
      <p className="page-note">{words.changed}</p>
    </div>
  )
}

/** The fields that are asked for, to fill in; those that the reader may only read stand between them. */
export function FormFields({ items, filling, changed }: FormFieldsProps) {
  return items
    .filter(({ id }) => filling.visible.has(id))
    .map((item) => {
      const Item = changed?.has(item.id) ? ChangedItem : OneItem
      return <Item key={item.id} item={item} filling={filling} changed={changed} />
    })
}
