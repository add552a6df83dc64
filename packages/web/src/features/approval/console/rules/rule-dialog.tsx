import { Refusal } from '@campus/client/failures.ts'
import { consoleRules, RulesInUse, retireRule, saveRule } from '@campus/contract/approval/console/rules.ts'
import { approverRules, conditionRules } from '@campus/contract/approval/rules.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask, notify } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { SelectInput } from '../inputs/select-input.tsx'
import { DefinitionFields, newDefinition } from './definition-fields.tsx'
import { ruleWords } from './words.ts'

type Read = OutputOf<typeof consoleRules>
export type Rule = Read['rules'][number]

const kinds = ['approver', 'condition', 'query'] as const
const changes = [consoleRules, approverRules, conditionRules]
const Names = saveRule.body.pick({ name: true, nameEn: true, nameTw: true })

interface RuleDialogProps {
  /** Missing for a new one. */
  readonly rule: Rule | undefined
  readonly queries: Read['queries']
  readonly onClose: () => void
}

export function RuleDialog({ rule, queries, onClose }: RuleDialogProps) {
  const words = useWords(ruleWords)
  const language = useLanguage()
  const form = useForm(Names, rule ?? { name: '', nameEn: '', nameTw: '' })
  const [definition, setDefinition] = useState(rule?.definition ?? newDefinition('approver', queries))
  const { act } = useAction(saveRule, { changes, quiet: true })
  const { act: retire } = useAction(retireRule, { changes, quiet: true })
  const name = rule ? nameIn(rule, language) : ''
  const title = rule ? words.edit(name) : words.add

  const remove = async (id: string) => {
    if (!(await ask({ title: words.retireTitle(name), confirm: words.retire }))) return
    try {
      await retire({ id })
      toast(words.retired, 'success')
      onClose()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'rule_in_use') throw error
      await notify({ title: error.message, text: words.inUse(RulesInUse.parse(error.facts).processes.join(words.comma)) })
    }
  }

  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act({ ...given, definition, ...(rule && { id: rule.id, revision: rule.revision }) })
          toast(words.saved, 'success')
          onClose()
        }}
      >
        <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} isLong />
        {!rule && (
          <SelectInput
            label={words.kind}
            value={definition.kind}
            options={kinds.map((kind) => [kind, words[kind]])}
            onChoose={(kind) => setDefinition(newDefinition(kind, queries))}
          />
        )}
        <DefinitionFields definition={definition} queries={queries} onChange={setDefinition} />
        <FormButtons
          form={form}
          onCancel={onClose}
          beside={
            rule && (
              <Button color="danger" fill="outline" onClick={() => void remove(rule.id).catch(toastFailure)}>
                {words.retire}
              </Button>
            )
          }
        />
      </Form>
    </ConsoleDialog>
  )
}
