import { orgTree, saveUnit } from '@campus/contract/school/console/organisation.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../../api/use-action.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { useKeepChanges } from '../../../../form/use-ask-before-leaving.ts'
import { useForm } from '../../../../form/use-form.ts'
import { kindsWithin, nextPosition, type Unit, withAllBelow } from './unit-kinds.ts'
import { organisationWords } from './words.ts'

interface UnitFormProps {
  readonly units: readonly Unit[]
  /** The unit to change; without one, a new one is written. */
  readonly unit?: Unit
  readonly parentId?: string | null
  readonly onSaved: (id: string) => void
  readonly onCancel?: () => void
}

export function UnitForm({ units, unit, parentId = null, onSaved, onCancel }: UnitFormProps) {
  const words = useWords(organisationWords)
  const form = useForm(
    saveUnit.body,
    unit ?? {
      parentId,
      kind: kindsWithin(units, parentId)[0] ?? 'department',
      code: '',
      name: '',
      nameEn: '',
      nameTw: '',
      position: nextPosition(units, parentId),
    },
  )
  useKeepChanges(form, unit !== undefined)
  const { act } = useAction(saveUnit, { changes: [orgTree], quiet: true })
  const { control, getValues, setValue } = form
  const parent = useWatch({ control, name: 'parentId' })
  const kinds = kindsWithin(units, parent)

  // Under another parent the kind may be impossible: then the first possible one takes its place.
  useEffect(() => {
    const possible = kindsWithin(units, parent)
    if (possible[0] && !possible.includes(getValues('kind'))) setValue('kind', possible[0])
  }, [units, parent, getValues, setValue])

  return (
    <Form
      form={form}
      label={unit?.name ?? words.newUnit}
      onSubmit={async (given) => {
        const { id } = await act({ ...given, ...(unit && { id: unit.id }) })
        toast(words.saved, 'success')
        onSaved(id)
      }}
    >
      <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
      <div className="console-side-by-side">
        <UnitField
          form={form}
          name="parentId"
          label={words.parent}
          hint={words.parentHint}
          {...(unit && { without: withAllBelow(units, unit.id) })}
        />
        <SelectField form={form} name="kind" label={words.kind} options={kinds.map((kind) => ({ value: kind, label: words[kind] }))} />
      </div>
      <div className="console-side-by-side">
        <TextField form={form} name="code" label={words.code} autoComplete="off" />
        <NumberField form={form} name="position" label={words.position} hint={words.positionHint} min={0} max={100_000} />
      </div>
      <FormButtons form={form} {...(onCancel && { onCancel })} />
    </Form>
  )
}
