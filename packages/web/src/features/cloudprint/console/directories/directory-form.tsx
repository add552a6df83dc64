import { saveLibraryDirectory, schoolLibraryDirectories } from '@campus/contract/cloudprint/console.ts'
import { libraryDirectories } from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { trailOf } from '../../../../domain/unit/unit-rows.ts'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { type Directory, nextPosition, parentsFor } from './flat-directories.ts'
import { directoriesWords } from './words.ts'

type Body = typeof saveLibraryDirectory.body
type DirectoryFormOf = FormOf<z.input<Body>, z.output<Body>>

interface ParentFieldProps {
  readonly form: DirectoryFormOf
  readonly directories: readonly Directory[]
  readonly id: string | undefined
}

/** In which directory it stands; none is the top. */
function ParentField({ form, directories, id }: ParentFieldProps) {
  const words = useWords(directoriesWords)
  const language = useLanguage()
  const { field, fieldState } = useController({ control: form.control, name: 'parentId' })
  const trail = (one: Directory) =>
    trailOf(directories, one.id)
      .map((above) => nameIn(above, language))
      .join(' / ')
  return (
    <Field label={words.parent} error={fieldState.error?.message}>
      {(wiring) => (
        <span className="field-with-button">
          <select
            className="field-box field-select"
            ref={field.ref}
            value={field.value ?? ''}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.value || null)}
            {...wiring}
          >
            <option value="">{words.top}</option>
            {parentsFor(directories, id).map((one) => (
              <option key={one.id} value={one.id}>
                {trail(one)}
              </option>
            ))}
          </select>
          <DownOutline className="field-select-sign" aria-hidden />
        </span>
      )}
    </Field>
  )
}

interface DirectoryFormProps {
  readonly directories: readonly Directory[]
  /** The one to change; without it a new one is written. */
  readonly directory?: Directory
  readonly parentId?: string | null
  readonly onSaved: (id: string) => void
  readonly onCancel?: () => void
}

export function DirectoryForm({ directories, directory, parentId = null, onSaved, onCancel }: DirectoryFormProps) {
  const words = useWords(directoriesWords)
  const form = useForm(
    saveLibraryDirectory.body,
    directory ?? { parentId, name: '', nameEn: '', nameTw: '', position: nextPosition(directories, parentId) },
  )
  const { act } = useAction(saveLibraryDirectory, { changes: [schoolLibraryDirectories, libraryDirectories], quiet: true })
  return (
    <Form
      form={form}
      label={directory?.name ?? words.addTop}
      onSubmit={async (given) => {
        const { id } = await act(given)
        toast(words.saved, 'success')
        onSaved(id)
      }}
    >
      <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
      <div className="console-side-by-side">
        <ParentField form={form} directories={directories} id={directory?.id} />
        <NumberField form={form} name="position" label={words.position} hint={words.positionHint} min={0} max={1000} />
      </div>
      <FormButtons form={form} {...(onCancel && { onCancel })} />
    </Form>
  )
}
