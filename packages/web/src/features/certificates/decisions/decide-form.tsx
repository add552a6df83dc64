import { applicationsToDecide, applicationToDecide, decideApplications } from '@campus/contract/certificates/decisions.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { verdictNotes } from '../../../form/verdict-notes.ts'
import './decisions.css'
import { decideWords } from './words.ts'

const Verdict = verdictNotes(['approved', 'rejected'], 'approved')

interface DecideFormProps {
  readonly ids: readonly string[]
  readonly onDone?: () => void
}

/** One decision for one application or for many. The applicants read the reason; a bare approval says that it is agreed to. */
export function DecideForm({ ids, onDone }: DecideFormProps) {
  const words = useWords(decideWords)
  const form = useForm(Verdict, { verdict: 'approved', notes: '' })
  const { act, isActing } = useAction(decideApplications, { changes: [applicationsToDecide, applicationToDecide, homeInit], quiet: true })
  const decide = async ({ verdict, notes }: z.output<typeof Verdict>) => {
    const { decided, skipped } = await act({ ids: [...ids], verdict, notes: notes || words.agreed })
    if (decided.length > 0)
      toast(verdict === 'approved' ? words.approvedDone(decided.length) : words.rejectedDone(decided.length), 'success')
    form.reset({ verdict: 'approved', notes: '' })
    onDone?.()
    if (skipped.length > 0)
      await notify({ title: words.skipped(skipped.length), text: [...new Set(skipped.map(({ text }) => text))].join('\n') })
  }
  return (
    <Form form={form} label={words.decide} onSubmit={decide}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={2} />
      <div className="decision-verdicts">
        <Button type="submit" color="danger" fill="outline" disabled={isActing} onClick={() => form.setValue('verdict', 'rejected')}>
          {words.reject}
        </Button>
        <Button type="submit" color="primary" loading={isActing} onClick={() => form.setValue('verdict', 'approved')}>
          {words.approve}
        </Button>
      </div>
    </Form>
  )
}
