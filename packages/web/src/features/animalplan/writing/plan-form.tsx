import { fundYearList } from '@campus/contract/animalplan/catalogue.ts'
import type { LineGiven } from '@campus/contract/animalplan/lines.ts'
import {
  addAnimalPlan,
  animalBuyRemind,
  animalPlanDetail,
  animalPlanDraft,
  ownAnimalPlans,
  type Plan,
  updateAnimalPlan,
} from '@campus/contract/animalplan/plans.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import '../animalplan.css'
import { planWords } from '../plan/words.ts'
import { LineEditor } from './line-editor.tsx'
import { LineImport } from './line-import.tsx'
import { LineList } from './line-list.tsx'
import { asDraft, lineProblems, linesFrom, PlanTyped, typedFrom } from './plan-typed.ts'
import { writingWords } from './words.ts'

const changes = [animalPlanDraft, animalPlanDetail, ownAnimalPlans, animalBuyRemind, fundYearList]

/** A new plan, my draft, or one that was returned. */
export function PlanForm({ plan }: { readonly plan: Plan | null }) {
  const words = useWords(writingWords)
  const plans = useWords(planWords)
  const form = useForm(PlanTyped, typedFrom(plan))
  const [lines, setLines] = useState<readonly LineGiven[]>(() => linesFrom(plan))
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const fundId = useWatch({ control: form.control, name: 'fundId' }) ?? ''
  const funds = useRead(fundYearList, {}).data ?? []
  const windows = useRead(animalBuyRemind, {}).data?.windows ?? []
  const { act: add } = useAction(addAnimalPlan, { changes, quiet: true })
  const { act: update } = useAction(updateAnimalPlan, { changes, quiet: true })
  const save = (given: Parameters<typeof add>[0]) => (plan ? update({ ...given, id: plan.id }) : add(given))
  const change = (next: readonly LineGiven[]) => {
    setLines(next)
    setProblems(new Map())
  }
  const submit = async (given: (typeof PlanTyped)['_zod']['output']) => {
    try {
      const { id } = await save({ ...given, lines: [...lines] })
      toast(words.submitted, 'success')
      await redirect(animalPlanPaths.plan, { id })
    } catch (error) {
      setProblems(lineProblems(error))
      throw error
    }
  }
  const saveDraft = async () => {
    await save({ ...asDraft(form.getValues()), lines: [...lines] })
    toast(words.savedDraft, 'success')
    await redirect(animalPlanPaths.plans, {})
  }
  const options = windows.filter(({ isOpen, id }) => isOpen || id === plan?.windowId).map(({ id, term }) => ({ value: id, label: term }))
  const kept = plan?.windowId && !options.some(({ value }) => value === plan.windowId) ? [{ value: plan.windowId, label: plan.term }] : []
  return (
    <div className="page">
      <Form form={form} label={words.form} onSubmit={submit}>
        <section className="page-card">
          <TextField form={form} name="course" label={plans.course} maxLength={100} />
          <SelectField form={form} name="windowId" label={plans.term} options={[...options, ...kept]} />
          <NumberField form={form} name="students" label={plans.students} min={1} max={10_000} />
          <SelectField
            form={form}
            name="fundId"
            label={plans.fund}
            options={funds.map(({ id, name, left }) => ({ value: id, label: words.fundWith(name, yuan(left)) }))}
          />
          <TextField form={form} name="ethicsNumber" label={plans.ethics} maxLength={50} />
          <TextAreaField form={form} name="purpose" label={plans.purpose} max={500} rows={2} optional />
        </section>
        <section className="page-card">
          <h2>{plans.lines}</h2>
          <LineList lines={lines} fundId={fundId} problems={problems} onRemove={(at) => change(lines.filter((_, index) => index !== at))} />
          <LineEditor onAdd={(line) => change([...lines, line])} />
          <LineImport onAdd={(more) => change([...lines, ...more])} />
        </section>
        {plan?.state !== 'submitted' && (
          <Button block onClick={() => void saveDraft().catch(toastFailure)}>
            {words.saveDraft}
          </Button>
        )}
        <SubmitButton form={form}>{words.submit}</SubmitButton>
      </Form>
    </div>
  )
}
