import { reviewCases } from '@campus/contract/registration/console/cases.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { verdictWords } from '../words.ts'

export type Verdict = 'passed' | 'supplement' | 'failed'

const Notes = z.object({ notes: reviewCases.body.shape.notes })

interface VerdictFormProps {
  /** Names the draft of the notes. */
  readonly keep: string
  /** Whose registration is decided. */
  readonly name: string
  /** What passing it is called, and the question before; left out where these are not passed together. */
  readonly pass?: { readonly label: string; readonly title: string }
  /** Whether the decision was made. */
  readonly onDecide: (verdict: Verdict, notes: string) => Promise<unknown>
}

/** Notes with common phrases, and three verdicts; each is asked about once more, because none can be taken back. */
export function VerdictForm({ keep, name, pass, onDecide }: VerdictFormProps) {
  const words = useWords(verdictWords)
  const form = useForm(Notes, { notes: '' }, { keep: `registration-verdict-${keep}` })
  const { isSubmitting } = useFormState({ control: form.control })
  const verdict = useRef<Verdict>('supplement')
  const questions: Record<Verdict, readonly [title: string, confirm: string]> = {
    passed: [pass?.title ?? '', pass?.label ?? ''],
    supplement: [words.supplementTitle(name), words.supplement],
    failed: [words.failTitle(name), words.fail],
  }
  const phrases = [words.agreed, words.blurred, words.needsCard, words.wrongId, words.unknown]

  const add = (phrase: string) => {
    const typed = form.getValues('notes').trim()
    form.setValue('notes', typed === '' ? phrase : `${typed}\n${phrase}`, { shouldDirty: true, shouldValidate: true })
  }
  const decide = async (notes: string) => {
    const [title, confirm] = questions[verdict.current]
    if (!(await ask({ title, text: words.once, confirm }))) return
    await onDecide(verdict.current, notes)
    form.reset({ notes: '' })
  }
  const choose = (chosen: Verdict) => {
    verdict.current = chosen
    if (chosen === 'passed' && form.getValues('notes').trim() === '') form.setValue('notes', words.agreed)
  }

  return (
    <Form form={form} label={words.review} onSubmit={({ notes }) => decide(notes)}>
      <TextAreaField form={form} name="notes" label={words.notes} hint={words.notesHint} max={500} rows={3} />
      <fieldset className="case-phrases">
        <legend>{words.phrases}</legend>
        {phrases.map((phrase) => (
          <Button key={phrase} size="small" onClick={() => add(phrase)}>
            {phrase}
          </Button>
        ))}
      </fieldset>
      <div className="console-buttons console-buttons-end">
        <Button type="submit" aria-keyshortcuts="R" color="danger" fill="outline" inactive={isSubmitting} onClick={() => choose('failed')}>
          {words.fail}
        </Button>
        <Button type="submit" inactive={isSubmitting} onClick={() => choose('supplement')}>
          {words.supplement}
        </Button>
        {pass && (
          <Button type="submit" aria-keyshortcuts="A" color="primary" inactive={isSubmitting} onClick={() => choose('passed')}>
            {pass.label}
          </Button>
        )}
      </div>
    </Form>
  )
}
