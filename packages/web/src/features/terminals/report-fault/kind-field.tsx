import { nameIn } from '@campus/contract/localized-name.ts'
import { faultTypes } from '@campus/contract/terminals/terminals.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useController } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/tile/tile.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { faultIcons } from './fault-icons.ts'
import type { FaultForm } from './fault-typed.ts'
import './report-fault.css'
import { reportFaultWords } from './words.ts'

/** What is wrong, as pictures with a word; radios underneath. */
export function KindField({ form }: { readonly form: FaultForm }) {
  const words = useWords(reportFaultWords)
  const language = useLanguage()
  const read = useRead(faultTypes, {})
  const { field, fieldState } = useController({ control: form.control, name: 'kind' })
  return (
    <fieldset className="field-set">
      <legend>{words.kind}</legend>
      <QueryView read={read} waiting={<Waiting rows={2} />}>
        {(types) => (
          <div className="fault-tiles">
            {types.map((type) => {
              const Icon = faultIcons[type.kind]
              return (
                <label key={type.kind}>
                  <input
                    type="radio"
                    name={field.name}
                    checked={field.value === type.kind}
                    aria-invalid={fieldState.invalid || undefined}
                    onChange={() => field.onChange(type.kind)}
                  />
                  <span className="tile">
                    <span className="tile-icon" aria-hidden="true">
                      <Icon />
                    </span>
                    {nameIn(type, language)}
                  </span>
                </label>
              )
            })}
          </div>
        )}
      </QueryView>
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
