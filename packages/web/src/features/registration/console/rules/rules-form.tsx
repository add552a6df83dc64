import type { OutputOf } from '@campus/contract/call.ts'
import { changeRegistrationRules, registrationRules } from '@campus/contract/registration/console/rules.ts'
import { lackingFields, registrationFieldNames } from '@campus/contract/registration/fields.ts'
import { proofMethods, RegistrationRules } from '@campus/contract/registration/settings.ts'
import type { RecordedType } from '@campus/contract/registration/states.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { useKeepChanges } from '../../../../form/use-ask-before-leaving.ts'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { FieldList } from './field-list.tsx'
import { WantedList } from './wanted-list.tsx'
import { rulesWords } from './words.ts'

export type RulesForm = FormOf<RegistrationRules, RegistrationRules>

interface RulesFormViewProps {
  readonly userType: RecordedType
  readonly settings: OutputOf<typeof registrationRules>
}

/** What is asked of one user type. */
export function RulesFormView({ userType, settings }: RulesFormViewProps) {
  const words = useWords(rulesWords)
  const say = useSay()
  const form = useForm(RegistrationRules, settings[userType])
  useKeepChanges(form)
  const { act } = useAction(changeRegistrationRules, { changes: [registrationRules], quiet: true })
  const can = { code: true, face: settings.hasFace, authority: settings.hasAuthority }
  const save = async (rules: RegistrationRules) => {
    await act({ userType, rules })
    form.reset(rules)
    toast(words.saved, 'success')
  }
  return (
    <Form form={form} onSubmit={save}>
      <FieldList form={form} />
      <section className="console-card" aria-label={words.proofs}>
        <ChecksField
          form={form}
          name="proofs"
          label={words.proofs}
          hint={words.proofsHint}
          options={proofMethods.filter((method) => can[method]).map((value) => ({ value, label: words[value] }))}
        />
        <ChecksField
          form={form}
          name="lacking"
          label={words.lacking}
          hint={words.lackingHint}
          options={lackingFields.map((value) => ({ value, label: say(registrationFieldNames[value]) }))}
        />
        <NumberField form={form} name="decideDays" label={words.decideDays} min={1} max={30} />
      </section>
      <WantedList form={form} />
      <FormButtons form={form} />
    </Form>
  )
}
