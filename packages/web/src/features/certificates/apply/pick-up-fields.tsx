import { maxCopies } from '@campus/contract/certificates/application-choices.ts'
import { templateUse } from '@campus/contract/documents/templates.ts'
import { useController } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import type { ApplicationForm, Delegating } from '../../../domain/certificate/application-schema.ts'
import '@campus/ui/page/page.css'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DelegateField } from '../../../domain/delegate/delegate-field.tsx'
import { applyFormWords } from './words.ts'

interface PickUpFieldsProps {
  readonly templateId: string
  readonly form: ApplicationForm
  readonly delegating: Delegating | undefined
  readonly onDelegate: (delegating: Delegating | undefined) => void
}

/** How many copies are printed, and who fetches them. */
export function PickUpFields({ templateId, form, delegating, onDelegate }: PickUpFieldsProps) {
  const words = useWords(applyFormWords)
  const copies = useController({ control: form.control, name: 'copies' })
  const delegate = useController({ control: form.control, name: 'delegateNumber' })
  const { data: use } = useRead(templateUse, { id: templateId }, { background: true })
  const most = Math.min(maxCopies, Math.max(1, use?.copiesLeft ?? maxCopies))
  const turn = () => {
    delegate.field.onChange('')
    onDelegate(delegating ? undefined : { confirmedNumber: undefined })
  }
  return (
    <section className="page-card" aria-labelledby="pick-up">
      <h2 id="pick-up">{words.pickUp}</h2>
      <Stepper label={words.copies} value={copies.field.value ?? 1} least={1} max={most} onChange={copies.field.onChange} />
      <div>
        <Switch label={words.delegate} isOn={delegating !== undefined} onTurn={turn} />
        <p className="page-note">{words.delegateHint}</p>
      </div>
      {delegating && (
        <DelegateField
          number={delegate.field.value ?? ''}
          error={delegate.fieldState.error?.message}
          onType={delegate.field.onChange}
          onConfirm={(confirmedNumber) => onDelegate({ confirmedNumber })}
        />
      )}
    </section>
  )
}
