import { homeInit } from '@campus/contract/home/workbench.ts'
import { decideLeave, leaveRequest, leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useForm } from '../../form/use-form.ts'
import { decisionWords } from './decision-words.ts'
import { LeaveView } from './leave-view.tsx'

const Notes = decideLeave.body.pick({ notes: true })
type Verdict = 'approved' | 'refused'

/** The word may be short, but one has to be said: who asked reads it. */
function DecisionForm({ id }: { readonly id: string }) {
  const words = useWords(decisionWords)
  const form = useForm(Notes, { notes: '' }, { keep: `leave decision ${id}` })
  const { act, isActing } = useAction(decideLeave, { changes: [leaveRequest, leaveToDecide, homeInit], quiet: true })
  const verdict = useRef<Verdict>('approved')
  const decide = async (notes: string) => {
    await act({ id, verdict: verdict.current, notes })
    toast(verdict.current === 'approved' ? words.approved : words.refused, 'success')
  }
  const choose = (chosen: Verdict) => {
    verdict.current = chosen
    if (chosen === 'approved' && form.getValues('notes').trim() === '') form.setValue('notes', words.agreed)
  }
  return (
    <section className="page-card" aria-label={words.decide}>
      <Form form={form} label={words.decide} onSubmit={({ notes }) => decide(notes)}>
        <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
        <div className="leave-verdicts">
          <Button type="submit" color="danger" fill="outline" disabled={isActing} onClick={() => choose('refused')}>
            {words.refuse}
          </Button>
          <Button type="submit" color="primary" disabled={isActing} onClick={() => choose('approved')}>
            {words.approve}
          </Button>
        </div>
      </Form>
    </section>
  )
}

export function Decision({ id }: { readonly id: string }) {
  const read = useRead(leaveRequest, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(request) => <LeaveView request={request} showsPerson action={request.mayDecide && <DecisionForm id={id} />} />}
    </QueryView>
  )
}
