import { nameIn } from '@campus/contract/localized-name.ts'
import { classNames, collegeNames, majorNames } from '@campus/contract/records/lists.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import type { Titled } from '@campus/contract/school/schools.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useRead } from '../../../api/use-read.ts'
import type { EditForm } from './edit-values.ts'

type Name = 'college' | 'major' | 'class'

interface UnitSelectProps {
  readonly form: EditForm
  readonly name: Name
  readonly units: readonly (z.infer<typeof Titled> & { readonly id: string })[]
  /** What lies in the unit that is chosen here. */
  readonly below: readonly Name[]
}

function UnitSelect({ form, name, units, below }: UnitSelectProps) {
  const say = useSay()
  const language = useLanguage()
  const { field, fieldState } = useController({ control: form.control, name: `fields.${name}` })
  const choose = (id: string) => {
    field.onChange(id)
    for (const lower of below) form.setValue(`fields.${lower}`, '', { shouldDirty: true })
  }
  return (
    <Field label={say(fieldNames[name])} optional error={fieldState.error?.message}>
      {(wiring) => (
        <select
          className="field-box field-select"
          {...wiring}
          value={field.value}
          onBlur={field.onBlur}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">—</option>
          {units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {nameIn(unit, language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Another college has other majors, another major other classes. */
export function PlaceFields({ form }: { readonly form: EditForm }) {
  const [collegeId, majorId] = useWatch({ control: form.control, name: ['fields.college', 'fields.major'] })
  const colleges = useRead(collegeNames, {}, { background: true })
  const majors = useRead(majorNames, { collegeId }, { background: true, enabled: collegeId !== '' })
  const classes = useRead(classNames, { majorId }, { background: true, enabled: majorId !== '' })
  return (
    <div className="console-side-by-side">
      <UnitSelect form={form} name="college" units={colleges.data ?? []} below={['major', 'class']} />
      <UnitSelect form={form} name="major" units={collegeId ? (majors.data ?? []) : []} below={['class']} />
      <UnitSelect form={form} name="class" units={majorId ? (classes.data ?? []) : []} below={[]} />
    </div>
  )
}
