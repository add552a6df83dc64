import type { Claim } from '@campus/contract/lostfound/claim.ts'
import { answerLostClaim } from '@campus/contract/lostfound/claims.ts'
import type { LostSide } from '@campus/contract/lostfound/kinds.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { changedReads } from '../changed-reads.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { MeetingTyped, soon } from './meeting-typed.ts'
import { claimWords } from './words.ts'

interface AcceptFormProps {
  readonly id: string
  readonly label: string
  /** Where the school keeps it: there one comes at its own hours. */
  readonly place: string
}

function AcceptForm({ id, label, place }: AcceptFormProps) {
  const words = useWords(claimWords)
  const [at] = useState(() => (place ? '' : soon(Date.now())))
  const form = useForm(MeetingTyped, { place, at })
  const { act } = useAction(answerLostClaim, { changes: changedReads, quiet: true })
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async (meeting) => {
        await act({ id, verdict: 'accept', ...meeting })
        toast(words.confirmed, 'success')
      }}
    >
      <MeetingFields form={form} />
      <SubmitButton form={form}>{label}</SubmitButton>
    </Form>
  )
}

interface AnswerFormProps {
  readonly claim: Claim
  readonly side: LostSide
  readonly place: string
}

/** Confirms a claim with a meeting, or declines it; one that was confirmed can still come to nothing. */
export function AnswerForm({ claim: { id, state }, side, place }: AnswerFormProps) {
  const words = useWords(claimWords)
  const { act, isActing } = useAction(answerLostClaim, { changes: changedReads })
  const no = state === 'accepted' ? words.declineAgreed : words.decline
  const decline = async () => {
    if (!(await ask({ title: no, text: words.declineText, confirm: no }))) return
    await act({ id, verdict: 'decline' })
    toast(words.declined, 'success')
  }
  return (
    <>
      {state === 'waiting' && <AcceptForm id={id} label={side === 'found' ? words.confirm : words.confirmLost} place={place} />}
      <Button block loading={isActing} onClick={() => void decline().catch(() => undefined)}>
        {no}
      </Button>
    </>
  )
}
