import { reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useForm } from '../../../form/use-form.ts'
import '../../../console/look/console-look.css'
import { appealReviewWords } from './words.ts'

type Verdict = 'passed' | 'refused'

const Words = z.object({ notes: reviewFreeCopies.body.shape.notes })

interface VerdictFormProps {
  readonly id: string
  readonly name: string
  readonly pass: string
  readonly passTitle: string
  /** How it is passed: the remedy, or how many copies. */
  readonly children: ReactNode
  readonly onReview: (verdict: Verdict, notes: string) => Promise<unknown>
}

/** Words and two verdicts; each is asked about once more, because neither can be taken back. */
export function VerdictForm({ id, name, pass, passTitle, children, onReview }: VerdictFormProps) {
  const words = useWords(appealReviewWords)
  const form = useForm(Words, { notes: '' }, { keep: `console-appeal-${id}` })
  const { isSubmitting } = useFormState({ control: form.control })
  const verdict = useRef<Verdict>('passed')
  const review = async (notes: string) => {
    const isPass = verdict.current === 'passed'
    if (!(await ask({ title: isPass ? passTitle : words.refuseTitle(name), confirm: isPass ? pass : words.refuse }))) return
    await onReview(verdict.current, notes)
    toast(words.reviewed, 'success')
  }
  return (
    <Form form={form} label={words.review} onSubmit={({ notes }) => review(notes)}>
      {children}
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
      <div className="console-buttons console-buttons-end">
        <Button
          type="submit"
          aria-keyshortcuts="R"
          color="danger"
          fill="outline"
          inactive={isSubmitting}
          onClick={() => {
            verdict.current = 'refused'
          }}
        >
          {words.refuse}
        </Button>
        <Button
          type="submit"
          aria-keyshortcuts="A"
          color="primary"
          inactive={isSubmitting}
          onClick={() => {
            verdict.current = 'passed'
          }}
        >
          {pass}
        </Button>
      </div>
    </Form>
  )
}
