import { saveTerminal, schoolTerminal, schoolTerminals } from '@campus/contract/terminals/console.ts'
import { abilityNames, terminalAbilities } from '@campus/contract/terminals/terminal-states.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ChecksField } from '../../../../console/fields/checks-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useKeepChanges } from '../../../../form/use-ask-before-leaving.ts'
import { useForm } from '../../../../form/use-form.ts'
import { back } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import './edit.css'
import { HoursField } from './hours-field.tsx'
import { PositionField } from './position-field.tsx'
import { type TerminalStart, TerminalTyped } from './terminal-typed.ts'
import { editWords } from './words.ts'

interface TerminalFormProps {
  /** Undefined for one that is added. */
  readonly id: string | undefined
  readonly start: TerminalStart
  readonly onSaved: (id: string) => void
}

/** All that a school decides about a terminal. */
export function TerminalForm({ id, start, onSaved }: TerminalFormProps) {
  const words = useWords(editWords)
  const say = useSay()
  const form = useForm(TerminalTyped, start)
  useKeepChanges(form)
  const { act } = useAction(saveTerminal, { changes: [schoolTerminals, schoolTerminal], quiet: true })
  return (
    <section className="console-card terminal-edit">
      <Form
        form={form}
        label={words.form}
        onSubmit={async ({ position, ...given }) => {
          if (!position) return
          const saved = await act({ ...given, ...position, ...(id && { id }) })
          toast(words.saved, 'success')
          onSaved(saved.id)
        }}
      >
        <div className="terminal-column">
          <TextField form={form} name="number" label={words.number} hint={words.numberHint} autoComplete="off" />
          <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
          <TripleField form={form} label={words.location} names={['location', 'locationEn', 'locationTw']} isLong />
        </div>
        <div className="terminal-columns">
          <div className="terminal-column">
            <ChecksField
              form={form}
              name="abilities"
              label={words.abilities}
              options={terminalAbilities.map((value) => ({ value, label: say(abilityNames[value]) }))}
            />
            <CheckboxField form={form} name="isInUse" label={words.isInUse} />
            <HoursField form={form} />
          </div>
          <PositionField form={form} />
        </div>
        <FormButtons form={form} onCancel={() => back()} />
      </Form>
    </section>
  )
}
