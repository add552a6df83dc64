import { countAudience } from '@campus/contract/messages/announcements.ts'
import { userTypeNames, userTypes } from '@campus/contract/roles.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import { useRead } from '../../api/use-read.ts'
import { UnitPicker } from '../../domain/unit/unit-picker.tsx'
import { useSession } from '../../session/use-session.ts'
import { writeWords } from './write-words.ts'
import { audienceOf, type Written } from './written.ts'

type WrittenForm = FormOf<typeof Written._zod.input, typeof Written._zod.output>

/** How many the announcement would reach, asked for whenever the audience changes. */
function Reach({ form }: { readonly form: WrittenForm }) {
  const words = useWords(writeWords)
  const [isForSchool, roles, unitIds] = useWatch({ control: form.control, name: ['isForSchool', 'roles', 'unitIds'] })
  const audience = audienceOf({ isForSchool, roles, unitIds })
  const { data } = useRead(countAudience, { audience }, { enabled: audience.length > 0, background: true })
  return (
    <p className="page-note" role="status">
      {audience.length > 0 && data && words.reaches(data.people)}
    </p>
  )
}

/** The whole school and its user types are for administrators alone. */
function SchoolWide({ form }: { readonly form: WrittenForm }) {
  const words = useWords(writeWords)
  const say = useSay()
  const everybody = useController({ control: form.control, name: 'isForSchool' }).field
  const roles = useController({ control: form.control, name: 'roles' }).field
  return (
    <>
      <Switch label={words.wholeSchool} isOn={everybody.value} onTurn={everybody.onChange} />
      {!everybody.value && (
        <fieldset className="write-roles">
          <legend>{words.roles}</legend>
          {userTypes.map((role) => (
            <label key={role}>
              <input
                type="checkbox"
                checked={roles.value.includes(role)}
                onChange={({ target }) =>
                  roles.onChange(target.checked ? [...roles.value, role] : roles.value.filter((other) => other !== role))
                }
              />
              {say(userTypeNames[role])}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

function Units({ form }: { readonly form: WrittenForm }) {
  const words = useWords(writeWords)
  const read = useRead(orgTree, {})
  const { field, fieldState } = useController({ control: form.control, name: 'unitIds' })
  return (
    <QueryView read={read}>
      {(units) => (
        <UnitPicker
          label={words.units}
          hint={words.unitsHint}
          units={units}
          value={field.value}
          multiple
          onChange={(ids) => field.onChange([...ids])}
          error={fieldState.error?.message}
        />
      )}
    </QueryView>
  )
}

export function AudienceFields({ form }: { readonly form: WrittenForm }) {
  const words = useWords(writeWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const isForSchool = useWatch({ control: form.control, name: 'isForSchool' })
  return (
    <section className="page-card" aria-labelledby="write-audience">
      <h2 id="write-audience">{words.audience}</h2>
      {isAdmin && <SchoolWide form={form} />}
      {!isForSchool && <Units form={form} />}
      <Reach form={form} />
    </section>
  )
}
