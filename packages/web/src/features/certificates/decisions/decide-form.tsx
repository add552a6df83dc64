import { applicationsToDecide, applicationToDecide, decideApplications } from '@campus/contract/certificates/decisions.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import './decisions.css'
import { decideWords } from './words.ts'

const Notes = decideApplications.body.pick({ notes: true })
type Verdict = 'approved' | 'rejected'

interface DecideFormProps {
  readonly ids: readonly string[]
  readonly onDone?: () => void
}

/** One decision for one application or for many: a reason is required, and the applicants read it. */
export function DecideForm({ ids, onDone }: DecideFormProps) {
  const words = useWords(decideWords)
  const form = useForm(Notes, { notes: '' })
  const { act, isActing } = useAction(decideApplications, { changes: [applicationsToDecide, applicationToDecide, homeInit], quiet: true })
  const verdict = useRef<Verdict>('approved')
  const decide = async (notes: string) => {
    const { decided, skipped } = await act({ ids: [...ids], verdict: verdict.current, notes })
    if (decided.length > 0)
      toast(verdict.current === 'approved' ? words.approvedDone(decided.length) : words.rejectedDone(decided.length), 'success')
    form.reset({ notes: '' })
    onDone?.()
    if (skipped.length > 0)
      await notify({ title: words.skipped(skipped.length), text: [...new Set(skipped.map(({ text }) => text))].join('\n') })
  }
  const choose = (chosen: Verdict) => {
    verdict.current = chosen
    if (chosen === 'approved' && form.getValues('notes').trim() === '') form.setValue('notes', words.agreed)
  }
  return (
    <Form form={form} label={words.decide} onSubmit={({ notes }) => decide(notes)}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={2} />
      <div className="decision-verdicts">
        <Button type="submit" color="danger" fill="outline" disabled={isActing} onClick={() => choose('rejected')}>
          {words.reject}
        </Button>
        <Button type="submit" color="primary" loading={isActing} onClick={() => choose('approved')}>
          {words.approve}
        </Button>
      </div>
    </Form>
  )
}
