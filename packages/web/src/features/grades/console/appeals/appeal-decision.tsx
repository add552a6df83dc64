import { type AppealDetail, consoleGradeAppeal, consoleGradeAppeals, decideGradeAppeal } from '@campus/contract/grades/console.ts'
import { Mark } from '@campus/contract/grades/parts.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { partName } from '../../part-name.ts'
import { appealReviewWords } from '../words.ts'

const Notes = decideGradeAppeal.body.shape.notes
const Action = z.enum(['uphold', 'change'])
const changes = [consoleGradeAppeal, consoleGradeAppeals]

interface Shown {
  readonly appeal: AppealDetail
}

/** The first person keeps the score or corrects marks. */
function Proposal({ appeal: { id, parts } }: Shown) {
  const words = useWords(appealReviewWords)
  const say = useSay()
  const [Typed] = useState(() => z.object({ action: Action, notes: Notes, ...Object.fromEntries(parts.map((part) => [part.id, Mark])) }))
  const marksNow = Object.fromEntries(parts.map((part) => [part.id, part.mark ?? 0]))
  const start: Record<string, number | string | null> = { action: 'uphold', notes: '', ...marksNow }
  const form = useForm(Typed as z.ZodType<Record<string, unknown>, Record<string, unknown>>, start, { keep: `grade-appeal-${id}` })
  const action = Action.catch('uphold').parse(useWatch({ control: form.control, name: 'action' }))
  const { act } = useAction(decideGradeAppeal, { changes, quiet: true })
  const propose = async (given: Record<string, unknown>) => {
    const marks = Object.fromEntries(parts.map((part) => [part.id, Number(given[part.id])]))
    await act({ id, action, notes: String(given['notes']), ...(action === 'change' && { marks }) })
    form.forgetDraft()
    toast(words.done, 'success')
  }
  return (
    <Form form={form} label={words.action} onSubmit={propose}>
      <Choice
        label={words.action}
        options={[
          ['uphold', words.uphold],
          ['change', words.change],
        ]}
        value={action}
        onChoose={(chosen) => form.setValue('action', chosen)}
      />
      {action === 'change' && (
        <div className="console-side-by-side">
          {parts.map((part) => (
            <NumberField key={part.id} form={form} name={part.id} label={words.newMark(say(partName(part)))} min={0} max={100} step={0.1} />
          ))}
        </div>
      )}
      <TextAreaField form={form} name="notes" label={words.notes} max={500} rows={3} />
      <SubmitButton form={form} shortcut="A">
        {words.propose}
      </SubmitButton>
    </Form>
  )
}

const Said = z.object({ notes: Notes })

/** The second person confirms, or sends it back to be looked at again. */
function Confirmation({ appeal: { id } }: Shown) {
  const words = useWords(appealReviewWords)
  const form = useForm(Said, { notes: '' }, { keep: `grade-appeal-second-${id}` })
  const { act, isActing } = useAction(decideGradeAppeal, { changes })
  const decide = async (action: 'confirm' | 'send_back', notes: string) => {
    await act({ id, action, notes })
    form.forgetDraft()
    toast(words.done, 'success')
  }
  const confirm = async ({ notes }: z.output<typeof Said>) => {
    if (await ask({ title: words.confirmTitle, text: words.confirmText, confirm: words.confirm })) await decide('confirm', notes)
  }
  const sendBack = form.handleSubmit(({ notes }) => decide('send_back', notes).catch(() => undefined))
  return (
    <Form form={form} label={words.decision} onSubmit={confirm}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
      <div className="console-buttons console-buttons-end">
        <Button aria-keyshortcuts="R" loading={isActing} onClick={() => void sendBack()}>
          {words.sendBack}
        </Button>
        <SubmitButton form={form} shortcut="A">
          {words.confirm}
        </SubmitButton>
      </div>
    </Form>
  )
}

export function AppealDecision({ appeal }: Shown) {
  return appeal.state === 'open' ? <Proposal appeal={appeal} /> : <Confirmation appeal={appeal} />
}
