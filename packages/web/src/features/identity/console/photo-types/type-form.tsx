import { photoTypesToEdit, savePhotoType } from '@campus/contract/identity/console/photo-types.ts'
import { collectionMethods, ownPhotoTypes, photoBackgrounds, photoPurposes } from '@campus/contract/identity/photo-types.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { refine } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { photoWords } from '../../photo/words.ts'
import { type EditedType, ranges, standardFrom, TypeTyped, typedFrom } from './type-typed.ts'
import { photoTypeWords } from './words.ts'

interface SectionProps {
  readonly form: FormOf<z.input<typeof TypeTyped>, z.output<typeof TypeTyped>>
}

function StandardSection({ form }: SectionProps) {
  const words = useWords(photoTypeWords)
  const names = useWords(photoWords)
  return (
    <section className="console-card" aria-labelledby="type-standard">
      <h2 id="type-standard">{words.standard}</h2>
      <div className="console-side-by-side">
        <NumberField form={form} name="standard.width" label={words.width} min={100} max={2000} />
        <NumberField form={form} name="standard.height" label={words.height} min={100} max={2000} />
        <SelectField
          form={form}
          name="standard.background"
          label={names.background}
          options={photoBackgrounds.map((value) => ({ value, label: names[value] }))}
        />
      </div>
      <p className="console-note">{words.rangesHint}</p>
      {ranges.map((range) => {
        const name = range === 'fileKilobytes' ? words.kilobytes : names[range]
        return (
          <div key={range} className="console-side-by-side">
            <TextField form={form} name={`standard.${range}.min`} label={words.least(name)} inputMode="numeric" />
            <TextField form={form} name={`standard.${range}.max`} label={words.most(name)} inputMode="numeric" />
          </div>
        )
      })}
    </section>
  )
}

function CollectingSection({ form }: SectionProps) {
  const words = useWords(photoTypeWords)
  const names = useWords(photoWords)
  return (
    <section className="console-card" aria-labelledby="type-collecting">
      <h2 id="type-collecting">{words.collecting}</h2>
      <ChecksField
        form={form}
        name="methods"
        label={names.method}
        options={collectionMethods.map((value) => ({ value, label: names[value] }))}
      />
      <div className="console-side-by-side">
        <SelectField
          form={form}
          name="reviewer"
          label={words.reviewer}
          options={[
            { value: 'nobody', label: names.byNobody },
            { value: 'manager', label: names.byManager },
          ]}
        />
        <NumberField form={form} name="validDays" label={words.validDays} hint={words.validHint} min={0} max={3650} />
      </div>
      <CheckboxField form={form} name="isRequired" label={words.isRequired} />
      <CheckboxField form={form} name="allowsNewBackground" label={words.allowsNewBackground} />
      <CheckboxField form={form} name="isOpen" label={words.collects} />
    </section>
  )
}

/** One type of photo: what for, how it has to look, and how it is collected. */
export function TypeForm({ type }: { readonly type: EditedType | undefined }) {
  const words = useWords(photoTypeWords)
  const form = useForm(TypeTyped, typedFrom(type), { keep: `console-photo-type-${type?.id ?? 'new'}` })
  const { act } = useAction(savePhotoType, { changes: [photoTypesToEdit, ownPhotoTypes], quiet: true })
  const save = async ({ standard, ...rest }: z.output<typeof TypeTyped>) => {
    const { id } = await act({ ...rest, standard: standardFrom(standard) })
    toast(words.saved, 'success')
    await refine(consolePaths.photoTypes, { id })
  }
  return (
    <Form form={form} label={words.list} onSubmit={save}>
      <section className="console-card">
        <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
        <SelectField
          form={form}
          name="purpose"
          label={words.purpose}
          hint={words.purposeHint}
          options={photoPurposes.map((value) => ({ value, label: words[value] }))}
        />
      </section>
      <StandardSection form={form} />
      <CollectingSection form={form} />
      <FormButtons form={form} />
    </Form>
  )
}
