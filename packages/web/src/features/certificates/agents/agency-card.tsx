import { type Agency, agencies, agencyRightNames, agencyStateNames, endAgency } from '@campus/contract/entrust/agencies.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { AgencyOrders } from './agency-orders.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ApplyForm } from './apply-form.tsx'
import { agencyWords } from './words.ts'

const tones = { asked: 'waiting', active: 'good', declined: 'over', ended: 'over', over: 'over' } as const

function EndButton({ id }: { readonly id: string }) {
  const words = useWords(agencyWords)
  const { act, isActing } = useAction(endAgency, { changes: [agencies] })
  const end = async () => {
    if (!(await ask({ title: words.endTitle, text: words.endText, confirm: words.end }))) return
    await act({ id })
    toast(words.ended, 'success')
  }
  return (
    <Button disabled={isActing} onClick={() => void end().catch(() => undefined)}>
      {words.end}
    </Button>
  )
}

/** One agreement: who, what, until when, and what can be done under it. */
export function AgencyCard({ agency, isOpened }: { readonly agency: Agency; readonly isOpened: boolean }) {
  const words = useWords(agencyWords)
  const say = useSay()
  const [isApplying, setIsApplying] = useState(false)
  const { id, part, person, may, note, state, expiresAt } = agency
  const isActive = state === 'active'
  const isAgent = part === 'agent'
  return (
    <article className="page-card" aria-label={person.name}>
      <div className="thing-head">
        <h3>
          {person.name} · {person.number}
        </h3>
        <StateMark tone={tones[state]} t={say(agencyStateNames[state])} />
      </div>
      <div>
        <p className="page-note">{may.map((right) => say(agencyRightNames[right])).join(' · ')}</p>
        <p className="page-note">{words.until(lastDayOf(Date.parse(expiresAt)))}</p>
      </div>
      {note && <p className="page-note">{note}</p>}
      {state === 'asked' && !isAgent && <AnswerForm agency={agency} />}
      {(isActive || (state === 'asked' && isAgent)) && (
        <div className="page-buttons">
          {isActive && isAgent && may.includes('apply') && !isApplying && (
            <Button color="primary" onClick={() => setIsApplying(true)}>
              {words.apply}
            </Button>
          )}
          <EndButton id={id} />
        </div>
      )}
      {isApplying && <ApplyForm agency={agency} onDone={() => setIsApplying(false)} />}
      {(isActive || isOpened) && <AgencyOrders agency={agency} />}
    </article>
  )
}
