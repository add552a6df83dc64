import type { OutputOf } from '@campus/contract/call.ts'
import { maxCopies } from '@campus/contract/certificates/application-choices.ts'
import { type DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { type Agency, agencyOrders, agencyTemplates, applyAsAgent } from '@campus/contract/entrust/agencies.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import '@campus/ui/page/page.css'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { agencyWords } from './words.ts'

type Template = OutputOf<typeof agencyTemplates>[number]
const none: readonly Template[] = []

const Typed = applyAsAgent.body.extend({ templateId: z.string().min(1, 'required').pipe(applyAsAgent.body.shape.templateId) })

const wayOf = ({ ways }: Pick<Template, 'ways'>, typed: DocumentWay | undefined) => ways.find((way) => way === typed) ?? ways[0]

/** What was typed for another certificate or way is not shown: it is neither checked nor sent. */
const shownOf = (typed: z.input<typeof Typed>, templates: readonly Template[], mayCollect: boolean): z.input<typeof Typed> => {
  const template = templates.find(({ id }) => id === typed.templateId)
  const way = (template && wayOf(template, typed.way)) ?? typed.way
  return {
    ...typed,
    way,
    ...(way !== 'paper' && { copies: 1 }),
    ...(!(way === 'paper' && mayCollect) && { collects: false }),
    ...(!(way === 'email' && mayCollect) && { email: '' }),
    ...(!template?.heading && { heading: '' }),
  }
}

/** One certificate for somebody who agreed; who gets it follows from what they agreed to. */
export function ApplyForm({ agency: { id, may }, onDone }: { readonly agency: Agency; readonly onDone: () => void }) {
  const words = useWords(agencyWords)
  const say = useSay()
  const language = useLanguage()
  const { data: templates = none } = useRead(agencyTemplates, { id })
  const start = { agencyId: id, templateId: '', way: 'download' as const, copies: 1, email: '', heading: '', collects: false }
  const mayCollect = may.includes('collect')
  const schema = useMemo(
    () => z.preprocess((typed: z.input<typeof Typed>) => shownOf(typed, templates, mayCollect), Typed),
    [templates, mayCollect],
  )
  const form = useForm(schema, start, { keep: `agency.${id}` })
  const way = useController({ control: form.control, name: 'way' }).field
  const copies = useController({ control: form.control, name: 'copies' }).field
  const templateId = useWatch({ control: form.control, name: 'templateId' })
  const template = templates.find((one) => one.id === templateId)
  const ways = template?.ways ?? []
  const chosen = template && wayOf(template, way.value)
  const { act } = useAction(applyAsAgent, { changes: [agencyOrders], quiet: true })
  return (
    <Form
      form={form}
      label={words.apply}
      onSubmit={async (given) => {
        await act(given)
        toast(words.submitted, 'success')
        onDone()
      }}
    >
      <SelectField
        key={templates.length}
        form={form}
        name="templateId"
        label={words.template}
        options={templates.map((one) => ({
          value: one.id,
          label: one.price > 0 ? `${nameIn(one, language)} · ${yuan(one.price)}` : nameIn(one, language),
        }))}
      />
      {chosen && (
        <Choice label={words.way} options={ways.map((one) => [one, say(wayNames[one])] as const)} value={chosen} onChoose={way.onChange} />
      )}
      {chosen === 'paper' && (
        <Stepper label={words.copies} value={copies.value ?? 1} least={1} max={maxCopies} onChange={copies.onChange} />
      )}
      {chosen === 'paper' && mayCollect && <CheckboxField form={form} name="collects" label={words.collects} />}
      {chosen === 'email' && mayCollect && <TextField form={form} name="email" type="email" label={words.email} optional />}
      {template?.heading && <TextField form={form} name="heading" label={words.heading} />}
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}
