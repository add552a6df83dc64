import { addEvaluation } from '@campus/contract/appeals/evaluation.ts'
import { dismissEvaluation, ownEvaluations } from '@campus/contract/help/evaluations.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import { type Option, SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { back } from '../../../navigation/navigator.ts'
import { StarsField } from './stars-field.tsx'
import type { Asked } from './use-asked.ts'
import { evaluationWords } from './words.ts'

interface EvaluationFormProps {
  readonly types: readonly Option[]
  readonly asked: Asked | undefined
  readonly startType: string | undefined
  readonly onDone: () => void
}

function NotNow({ askId }: { readonly askId: string }) {
  const words = useWords(evaluationWords)
  const { act, isActing } = useAction(dismissEvaluation, { changes: [homeInit] })
  const dismiss = async () => {
    await act({ askId })
    back()
  }
  return (
    <Button fill="none" loading={isActing} onClick={() => void dismiss().catch(() => undefined)}>
      {words.notNow}
    </Button>
  )
}

export function EvaluationForm({ types, asked, startType = '', onDone }: EvaluationFormProps) {
  const words = useWords(evaluationWords)
  const start = { type: startType, suggestion: '', ...(asked && { askId: asked.askId }) }
  const form = useForm(addEvaluation.body, start, { keep: `evaluation.${asked?.askId ?? startType}` })
  const { act } = useAction(addEvaluation, { quiet: true, changes: [ownEvaluations, homeInit] })
  const score = useWatch({ control: form.control, name: 'score' })
  const complaint = useComplaint({ form, name: 'score' })
  return (
    <section className="page-card">
      <p className="page-lead">{asked ? words.about(asked.about) : words.lead}</p>
      <Form
        form={form}
        label={words.form}
        onSubmit={async (values) => {
          await act(values)
          onDone()
        }}
      >
        {!asked && <SelectField form={form} name="type" label={words.type} options={types} />}
        <StarsField
          value={score}
          error={complaint}
          onChoose={(chosen) => form.setValue('score', chosen, { shouldDirty: true, shouldValidate: true })}
        />
        <TextAreaField form={form} name="suggestion" label={words.suggestion} max={500} />
        <SubmitButton form={form}>{words.submit}</SubmitButton>
      </Form>
      {asked && <NotNow askId={asked.askId} />}
    </section>
  )
}
