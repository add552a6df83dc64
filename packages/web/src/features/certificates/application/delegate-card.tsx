import { application } from '@campus/contract/certificates/applications.ts'
import { setApplyEntrust } from '@campus/contract/certificates/pick-up.ts'
import { entrustable, entrustments } from '@campus/contract/entrust/entrustments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { DelegateField } from '../../../domain/delegate/delegate-field.tsx'
import type { Application } from './use-application.ts'
import { delegateCardWords } from './words.ts'

interface DelegateCardProps {
  readonly application: Pick<Application, 'id' | 'delegate'>
  readonly onDone: () => void
}

/** Names who fetches the paper, or takes that back. */
export function DelegateCard({ application: { id, delegate }, onDone }: DelegateCardProps) {
  const words = useWords(delegateCardWords)
  const [number, setNumber] = useState('')
  const [confirmed, setConfirmed] = useState<string>()
  const { act, isActing } = useAction(setApplyEntrust, { changes: [application, entrustments, entrustable] })
  const entrust = async (delegateNumber: string) => {
    await act({ applicationId: id, delegateNumber })
    toast(delegateNumber === '' ? words.removed : words.isSet, 'success')
    onDone()
  }
  const isConfirmed = confirmed !== undefined && confirmed === number.trim()
  return (
    <section className="page-card" aria-labelledby="delegate">
      <h2 id="delegate">{words.title}</h2>
      <p className="page-note">{words.lead}</p>
      <DelegateField number={number} error={undefined} onType={setNumber} onConfirm={setConfirmed} />
      <div className="page-buttons">
        <Button onClick={onDone}>{words.close}</Button>
        {delegate && (
          <Button loading={isActing} onClick={() => void entrust('').catch(() => undefined)}>
            {words.remove}
          </Button>
        )}
        <Button
          color="primary"
          loading={isActing}
          disabled={!isConfirmed}
          onClick={() => void entrust(number.trim()).catch(() => undefined)}
        >
          {words.set}
        </Button>
      </div>
    </section>
  )
}
