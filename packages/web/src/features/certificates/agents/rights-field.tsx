import { AgencyRight, agencyRightNames } from '@campus/contract/entrust/agencies.ts'
import '@campus/ui/form/form.css'
import { useSay } from '@campus/ui/words/words.ts'
import { useId } from 'react'

interface RightsFieldProps {
  readonly label: string
  readonly offered: readonly AgencyRight[]
  readonly chosen: readonly AgencyRight[]
  readonly error?: string | undefined
  readonly onChange: (chosen: AgencyRight[]) => void
}

/** What an agent may do, each to be ticked. */
export function RightsField({ label, offered, chosen, error, onChange }: RightsFieldProps) {
  const id = useId()
  const say = useSay()
  return (
    <fieldset className="field field-set">
      <legend>{label}</legend>
      {AgencyRight.options
        .filter((right) => offered.includes(right))
        .map((right) => (
          <span key={right} className="field-check">
            <input
              type="checkbox"
              id={`${id}-${right}`}
              checked={chosen.includes(right)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, right] : chosen.filter((other) => other !== right))}
            />
            <label htmlFor={`${id}-${right}`}>{say(agencyRightNames[right])}</label>
          </span>
        ))}
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
