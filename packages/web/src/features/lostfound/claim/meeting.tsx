import type { Claim } from '@campus/contract/lostfound/claim.ts'
import { arrangeHandOver } from '@campus/contract/lostfound/claims.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { changedReads } from '../changed-reads.ts'
import { MeetingFields } from './meeting-fields.tsx'
import { MeetingTyped, typedTime } from './meeting-typed.ts'
import { claimWords } from './words.ts'

function ArrangeForm({ claim: { id, meetPlace, meetAt }, onDone }: { readonly claim: Claim; readonly onDone: () => void }) {
  const words = useWords(claimWords)
  const form = useForm(MeetingTyped, { place: meetPlace, at: typedTime(meetAt) })
  const { act } = useAction(arrangeHandOver, { changes: changedReads, quiet: true })
  return (
    <Form
      form={form}
      label={words.change}
      onSubmit={async (meeting) => {
        await act({ id, ...meeting })
        toast(words.saved, 'success')
        onDone()
      }}
    >
      <MeetingFields form={form} />
      <SubmitButton form={form}>{words.save}</SubmitButton>
      {meetPlace && (
        <Button block onClick={onDone}>
          {words.cancel}
        </Button>
      )}
    </Form>
  )
}

/** Where and when both meet; either of them may change it. */
export function Meeting({ claim }: { readonly claim: Claim }) {
  const words = useWords(claimWords)
  const [isChanging, setIsChanging] = useState(false)
  const { meetPlace, meetAt, mayArrange } = claim
  if (mayArrange && (isChanging || meetPlace === ''))
    return (
      <>
        {meetPlace === '' && <p className="page-note">{words.notArranged}</p>}
        <ArrangeForm claim={claim} onDone={() => setIsChanging(false)} />
      </>
    )
  return (
    <>
      <FactList
        facts={[
          [words.where, meetPlace],
          [words.when, meetAt && minuteOf(Date.parse(meetAt))],
        ]}
      />
      {mayArrange && (
        <div className="page-buttons">
          <Button size="small" onClick={() => setIsChanging(true)}>
            {words.change}
          </Button>
        </div>
      )}
    </>
  )
}
