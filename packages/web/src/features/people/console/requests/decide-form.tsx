import { decideCorrection } from '@campus/contract/people/corrections.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { requestWords } from './words.ts'

interface DecideFormProps {
  readonly id: string
  readonly name: string
  readonly yes: { readonly label: string; readonly title: string; readonly text?: string; readonly isDangerous?: boolean }
  readonly onDecide: (isYes: boolean, notes: string) => Promise<unknown>
}

/** Notes and two ways to decide; each is asked about once more, because neither can be taken back. */
export function DecideForm({ id, name, yes, onDecide }: DecideFormProps) {
  const words = useWords(requestWords)
  const form = useForm(z.object({ notes: decideCorrection.body.shape.notes }), { notes: '' }, { keep: `console-decide-${id}` })
  const { isSubmitting } = useFormState({ control: form.control })
  const isYes = useRef(true)

  const decide = async (notes: string) => {
    const question = isYes.current
      ? { title: yes.title, confirm: yes.label, ...(yes.text !== undefined && { text: yes.text }) }
      : { title: words.refuseTitle(name), confirm: words.refuse }
    if (!(await ask(question))) return
    await onDecide(isYes.current, notes)
    toast(words.decided, 'success')
  }

  return (
    <Form form={form} label={words.decide} onSubmit={({ notes }) => decide(notes)}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
      <div className="console-buttons console-buttons-end">
        <Button type="submit" aria-keyshortcuts="R" inactive={isSubmitting} onClick={() => void (isYes.current = false)}>
          {words.refuse}
        </Button>
        <Button
          type="submit"
          aria-keyshortcuts="A"
          color={yes.isDangerous ? 'danger' : 'primary'}
          inactive={isSubmitting}
          onClick={() => void (isYes.current = true)}
        >
          {yes.label}
        </Button>
      </div>
    </Form>
  )
}
