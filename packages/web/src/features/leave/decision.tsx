import { homeInit } from '@campus/contract/home/workbench.ts'
import { decideLeave, leaveRequest, leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useForm } from '../../form/use-form.ts'
import { verdictNotes } from '../../form/verdict-notes.ts'
import { decisionWords } from './decision-words.ts'
import { LeaveView } from './leave-view.tsx'

const LeaveVerdict = verdictNotes(['approved', 'refused'], 'approved')

/** The applicant reads the reason; a bare approval says that it is agreed to. */
function DecisionForm({ id }: { readonly id: string }) {
  const words = useWords(decisionWords)
  const form = useForm(LeaveVerdict, { verdict: 'approved', notes: '' }, { keep: `leave decision ${id}` })
  const { act, isActing } = useAction(decideLeave, { changes: [leaveRequest, leaveToDecide, homeInit], quiet: true })
  const decide = async ({ verdict, notes }: z.output<typeof LeaveVerdict>) => {
    await act({ id, verdict, notes: notes || words.agreed })
    toast(verdict === 'approved' ? words.approved : words.refused, 'success')
  }
  return (
    <section className="page-card" aria-label={words.decide}>
      <Form form={form} label={words.decide} onSubmit={decide}>
        <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
        <div className="leave-verdicts">
          <Button type="submit" color="danger" fill="outline" disabled={isActing} onClick={() => form.setValue('verdict', 'refused')}>
            {words.refuse}
          </Button>
          <Button type="submit" color="primary" disabled={isActing} onClick={() => form.setValue('verdict', 'approved')}>
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
