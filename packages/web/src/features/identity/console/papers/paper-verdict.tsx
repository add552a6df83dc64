import { decidePaper, papersToReview } from '@campus/contract/identity/console/papers.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { useForm } from '../../../../form/use-form.ts'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { paperReviewWords } from './words.ts'

const Given = z.object({ reason: decidePaper.body.shape.reason, correctsRecord: z.boolean() })

interface PaperVerdictProps {
  readonly id: string
  readonly name: string
}

/** Two verdicts with a note; each is asked about once more, because the pictures are gone afterwards. */
export function PaperVerdict({ id, name }: PaperVerdictProps) {
  const words = useWords(paperReviewWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const form = useForm(Given, { reason: '', correctsRecord: false }, { keep: `console-paper-${id}` })
  const { isSubmitting } = useFormState({ control: form.control })
  const verdict = useRef<'checked' | 'refused'>('checked')
  const { act } = useAction(decidePaper, { changes: [papersToReview], quiet: true })
  const decide = async ({ reason, correctsRecord }: z.infer<typeof Given>) => {
    const isAccepted = verdict.current === 'checked'
    const question = isAccepted
      ? { title: words.acceptTitle(name), confirm: words.accept }
      : { title: words.refuseTitle(name), confirm: words.refuse }
    if (!(await ask(question))) return
    await act({ id, verdict: verdict.current, reason, correctsRecord: isAccepted && correctsRecord })
    toast(words.decided, 'success')
  }
  return (
    <Form form={form} label={words.review} onSubmit={decide}>
      <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={500} rows={3} />
      {isAdmin && <CheckboxField form={form} name="correctsRecord" label={words.corrects} />}
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
            verdict.current = 'checked'
          }}
        >
          {words.accept}
        </Button>
      </div>
    </Form>
  )
}
