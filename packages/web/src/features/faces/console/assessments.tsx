import type { OutputOf } from '@campus/contract/call.ts'
import { addAssessment, faceOverview } from '@campus/contract/faces/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { faceConsoleWords } from './words.ts'

const Text = addAssessment.body.pick({ text: true })

/** What the law asks for before faces are used; kept as it was written. */
export function Assessments({ assessments }: { readonly assessments: OutputOf<typeof faceOverview>['assessments'] }) {
  const words = useWords(faceConsoleWords)
  const form = useForm(Text, { text: '' }, { keep: 'face-assessment' })
  const { act } = useAction(addAssessment, { changes: [faceOverview], quiet: true })
  return (
    <section className="console-card" aria-labelledby="face-assessments">
      <h2 id="face-assessments">{words.assessments}</h2>
      <p className="page-note">{words.assessmentsText}</p>
      {assessments.length === 0 && <p>{words.noAssessment}</p>}
      {assessments.map(({ id, text, writtenBy, at }) => (
        <details key={id}>
          <summary>
            {writtenBy} · <Time at={at} />
          </summary>
          <p className="face-assessment">{text}</p>
        </details>
      ))}
      <Form
        form={form}
        label={words.newAssessment}
        onSubmit={async (given) => {
          await act(given)
          form.reset({ text: '' })
          toast(words.kept, 'success')
        }}
      >
        <TextAreaField form={form} name="text" label={words.newAssessment} rows={6} max={20_000} />
        <SubmitButton form={form}>{words.keep}</SubmitButton>
      </Form>
    </section>
  )
}
