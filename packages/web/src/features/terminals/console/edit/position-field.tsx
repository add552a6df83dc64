import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { CampusMap } from '../../../../domain/map/campus-map.tsx'
import { useCampus } from '../../../../domain/map/use-campus.ts'
import './edit.css'
import type { TerminalForm } from './terminal-typed.ts'
import { editWords } from './words.ts'

/** Five decimals are a metre. */
const shown = (degrees: number) => degrees.toFixed(5)
const exact = (degrees: number) => Number(degrees.toFixed(6))

/** Where it stands, chosen on the plan of the campus. */
export function PositionField({ form }: { readonly form: TerminalForm }) {
  const words = useWords(editWords)
  const { field, fieldState } = useController({ control: form.control, name: 'position' })
  const { read, centre, tiles } = useCampus()
  return (
    <fieldset className="field-set">
      <legend>{words.position}</legend>
      <QueryView read={read}>
        {({ places }) =>
          centre && (
            <CampusMap
              label={words.map}
              places={places}
              centre={centre}
              tiles={tiles}
              marked={field.value ?? undefined}
              onPick={({ latitude, longitude }) => field.onChange({ latitude: exact(latitude), longitude: exact(longitude) })}
            />
          )
        }
      </QueryView>
      <p className="field-hint" role="status">
        {field.value ? `${shown(field.value.latitude)}, ${shown(field.value.longitude)}` : words.positionHint}
      </p>
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
