import { Audience, countAudience } from '@campus/contract/messages/announcements.ts'
import { userTypeNames, userTypes } from '@campus/contract/roles.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { z } from 'zod'
import { useRead } from '../../../../api/use-read.ts'
import { UnitPicker } from '../../../../domain/unit/unit-picker.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/fields/fields.css'
import './announcement.css'
import { type ChosenAudience, chosenIn, toAudience } from './audience.ts'
import { announcementWords } from './words.ts'

const Audiences = z.array(Audience)

function AudienceCount({ audience }: { readonly audience: Audience[] }) {
  const words = useWords(announcementWords)
  const { data, error } = useRead(countAudience, { audience }, { enabled: audience.length > 0, background: true })
  const { advice } = useFailure(error)
  const t = () => {
    if (audience.length === 0) return words.nobody
    if (data) return words.people(sayCount(data.people))
    return error ? advice : words.counting
  }
  return (
    <p className="audience-count" role="status" data-wrong={error ? true : undefined}>
      {t()}
    </p>
  )
}

interface AudienceFieldProps<Input extends FieldValues> {
  readonly control: Control<Input, unknown, unknown>
  readonly name: Path<Input>
}

/** To whom an announcement goes, and how many that are, counted while one chooses. */
export function AudienceField<Input extends FieldValues>({ control, name }: AudienceFieldProps<Input>) {
  const words = useWords(announcementWords)
  const say = useSay()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const units = useRead(orgTree, {}, { background: true })
  const { field, fieldState } = useController({ control, name })
  const audience = Audiences.safeParse(field.value).data ?? []
  const chosen = chosenIn(audience)
  const change = (part: Partial<ChosenAudience>) => field.onChange(toAudience({ ...chosen, ...part }))
  return (
    <fieldset className="checks" aria-invalid={fieldState.invalid ? true : undefined}>
      <legend>{words.toWhom}</legend>
      {isAdmin && (
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.isEverybody}
            onChange={(event) => change({ isEverybody: event.target.checked, unitIds: [], userTypes: [] })}
          />
          {words.everybody}
        </label>
      )}
      {!chosen.isEverybody && (
        <>
          <UnitPicker
            label={words.units}
            multiple
            optional
            units={units.data ?? []}
            value={chosen.unitIds}
            onChange={(unitIds) => change({ unitIds })}
          />
          {isAdmin && (
            <fieldset className="checks">
              <legend>{words.kinds}</legend>
              <div className="checks-options">
                {userTypes.map((type) => (
                  <label key={type} className="check">
                    <input
                      type="checkbox"
                      checked={chosen.userTypes.includes(type)}
                      onChange={({ target }) =>
                        change({
                          userTypes: userTypes.filter((other) => (other === type ? target.checked : chosen.userTypes.includes(other))),
                        })
                      }
                    />
                    {say(userTypeNames[type])}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        </>
      )}
      <AudienceCount audience={audience} />
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
