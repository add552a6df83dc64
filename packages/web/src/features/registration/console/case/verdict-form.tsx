import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { useForm } from '../../../../form/use-form.ts'
import { verdictNotes } from '../../../../form/verdict-notes.ts'
import '../../../../console/look/console-look.css'
import { verdictWords } from '../words.ts'

const WithNotes = verdictNotes(['passed', 'supplement', 'failed'], 'passed')
export type Verdict = z.output<typeof WithNotes>['verdict']

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
  const form = useForm(WithNotes, { verdict: 'supplement', notes: '' }, { keep: `registration-verdict-${keep}` })
  const { isSubmitting } = useFormState({ control: form.control })
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
  const decide = async ({ verdict, notes }: z.output<typeof WithNotes>) => {
    const [title, confirm] = questions[verdict]
    if (!(await ask({ title, text: words.once, confirm }))) return
    await onDecide(verdict, notes || words.agreed)
    form.reset({ verdict: 'supplement', notes: '' })
  }

  return (
    <Form form={form} label={words.review} onSubmit={decide}>
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
        <Button
          type="submit"
          aria-keyshortcuts="R"
          color="danger"
          fill="outline"
          inactive={isSubmitting}
          onClick={() => form.setValue('verdict', 'failed')}
        >
          {words.fail}
        </Button>
        <Button type="submit" inactive={isSubmitting} onClick={() => form.setValue('verdict', 'supplement')}>
          {words.supplement}
        </Button>
        {pass && (
          <Button
            type="submit"
            aria-keyshortcuts="A"
            color="primary"
            inactive={isSubmitting}
            onClick={() => form.setValue('verdict', 'passed')}
          >
            {pass.label}
          </Button>
        )}
      </div>
    </Form>
  )
}
