import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { RuleDefinition } from '@campus/contract/approval/console/rules.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { SelectInput } from '../inputs/select-input.tsx'
import { type ComparedField, comparedFields } from '../process/conditions/compared-fields.ts'
import { JoinedGroups } from '../process/conditions/joined-groups.tsx'
import { conditionWords } from '../process/conditions/words.ts'
import { useFormOfProcess } from '../process/form-of-process.ts'
import { ruleWords } from './words.ts'

type ConditionDefinition = Extract<RuleDefinition, { kind: 'condition' }>

/** What the rule asks about but the form does not have stays in sight, by its id. */
const withUsed = (known: readonly ComparedField[], { groups }: ConditionDefinition): readonly ComparedField[] => {
  const used = new Set(groups.flatMap(({ conditions }) => conditions.map(({ id }) => id)))
  const missing = [...used].filter((id) => id !== '' && !known.some((field) => field.id === id))
  return [...known, ...missing.map((id) => ({ id, title: id, as: 'text' as const, valueType: 'String', props: {} }))]
}

interface ConditionFieldsProps {
  readonly definition: ConditionDefinition
  readonly onChange: (definition: ConditionDefinition) => void
}

/** A named condition about the starter and the form of a process; every process whose form has those fields can use it. */
export function ConditionFields({ definition, onChange }: ConditionFieldsProps) {
  const words = useWords(ruleWords)
  const { starter } = useWords(conditionWords)
  const language = useLanguage()
  const { data } = useRead(consoleProcesses, {})
  const form = useFormOfProcess(definition.processId ?? '')
  return (
    <>
      <SelectInput
        label={words.formOf}
        hint={words.formOfHint}
        value={definition.processId ?? 'none'}
        options={[['none', words.starterOnly], ...(data?.processes ?? []).map((each) => [each.id, nameIn(each, language)] as const)]}
        onChoose={(id) => onChange({ ...definition, processId: id === 'none' ? null : id })}
      />
      <JoinedGroups
        fields={withUsed(comparedFields(form, starter), definition)}
        value={definition}
        onChange={(part) => onChange({ ...definition, ...part })}
      />
    </>
  )
}
