import { type consoleRules, type RuleDefinition, ruleTypes } from '@campus/contract/approval/console/rules.ts'
import { AssignedType, PeopleRule } from '@campus/contract/approval/node-people.ts'
import { ProcessTree } from '@campus/contract/approval/process-tree.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { SelectInput } from '../inputs/select-input.tsx'
import { UnitsField } from '../members/units-field.tsx'
import { PeopleSection } from '../process/panel/people-section.tsx'
import { emptyGroup } from '../process/tree/new-parts.ts'
import { ConditionFields } from './condition-fields.tsx'
import { ruleWords } from './words.ts'

type Queries = OutputOf<typeof consoleRules>['queries']

/** A named rule stands in no tree. */
const noTree = ProcessTree.parse({ id: 'root', name: '', type: 'ROOT' })
const without = AssignedType.options.filter((type) => !ruleTypes.some((known) => known === type))

export const newDefinition = (kind: RuleDefinition['kind'], queries: Queries): RuleDefinition => {
  if (kind === 'condition') return { kind, processId: null, groupsType: 'AND', groups: [emptyGroup()] }
  if (kind === 'query') return { kind, query: queries[0]?.id ?? '', unitId: null }
  return { kind, people: { ...PeopleRule.parse({ assignedType: 'ASSIGN_USER' }), assignedType: 'ASSIGN_USER' } }
}

interface DefinitionFieldsProps {
  readonly definition: RuleDefinition
  readonly queries: Queries
  readonly onChange: (definition: RuleDefinition) => void
}

/** What a rule says: who decides, when a branch is taken, or what the product looks up. */
export function DefinitionFields({ definition, queries, onChange }: DefinitionFieldsProps) {
  const words = useWords(ruleWords)
  if (definition.kind === 'approver')
    return (
      <PeopleSection
        nodeId="root"
        tree={noTree}
        form={[]}
        rule={definition.people}
        without={without}
        onChange={(part) => {
          const assignedType = ruleTypes.find((type) => type === part.assignedType) ?? definition.people.assignedType
          onChange({ ...definition, people: { ...definition.people, ...part, assignedType } })
        }}
      />
    )
  if (definition.kind === 'condition') return <ConditionFields definition={definition} onChange={onChange} />
  const { query, unitId } = definition
  return (
    <>
      <SelectInput
        label={words.query}
        hint={words.queryHint}
        value={query}
        options={queries.map(({ id, label }) => [id, label])}
        onChoose={(id) => onChange({ ...definition, query: id, unitId: null })}
      />
      {queries.some(({ id, takesUnit }) => id === query && takesUnit) && (
        <UnitsField
          label={words.unit}
          hint={words.unitHint}
          value={unitId === null ? [] : [{ id: unitId, name: '', type: 'dept' }]}
          onChange={(units) => onChange({ ...definition, unitId: units.at(-1)?.id ?? null })}
        />
      )}
    </>
  )
}
