import type { Form } from '@campus/contract/approval/form.ts'
import { AssignedType, type PeopleRule } from '@campus/contract/approval/node-people.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import { indexOf, isDecision, nodesBefore } from '@campus/flow/process/tree.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { SelectInput } from '../../inputs/select-input.tsx'
import { PeopleField } from '../../members/people-field.tsx'
import { PostsField } from '../../members/posts-field.tsx'
import { RuleChoice } from '../../members/rule-choice.tsx'
import { UnitsField } from '../../members/units-field.tsx'
import { assignedNames } from '../tree/words.ts'
import { FieldChoice } from './field-choice.tsx'
import { panelWords } from './words.ts'

const maxNamed = 200
const maxLevel = 20

export interface PeopleSectionProps {
  readonly nodeId: string
  readonly tree: RootNode
  readonly form: Form
  readonly rule: PeopleRule
  readonly onChange: (part: Partial<PeopleRule>, name?: string) => void
  /** Nobody decides their own request; a task or a copy may go to the starter. */
  readonly without?: readonly AssignedType[]
}

/** The steps before this one whose deciders can pick its people. */
const usePickers = (tree: RootNode, nodeId: string) =>
  nodesBefore(indexOf(tree), nodeId)
    .filter(isDecision)
    .map(({ id, name }): readonly [string, string] => [id, name])
    .toReversed()

function Details({ nodeId, tree, form, rule, onChange }: PeopleSectionProps) {
  const words = useWords(panelWords)
  const pickers = usePickers(tree, nodeId)
  const { leader, leaderTop, deptProp } = rule
  switch (rule.assignedType) {
    case 'ASSIGN_USER':
      return (
        <PeopleField label={words.named} value={rule.assignedUser} max={maxNamed} onChange={(assignedUser) => onChange({ assignedUser })} />
      )
    case 'SELF_SELECT':
      return <Switch label={words.multiple} isOn={rule.selfSelect.multiple} onTurn={(multiple) => onChange({ selfSelect: { multiple } })} />
    case 'OTHER_SELECT':
      return (
        <Choices
          label={words.pickers}
          options={pickers}
          chosen={rule.assignedNode}
          onChange={(assignedNode) => onChange({ assignedNode: [...assignedNode] })}
          {...(pickers.length === 0 && { hint: words.noPickers })}
        />
      )
    case 'LEADER':
      return (
        <>
          <NumberInput
            label={words.level}
            hint={words.levelHint}
            value={leader.level}
            min={1}
            max={maxLevel}
            onChange={(level = 1) => onChange({ leader: { ...leader, level } })}
          />
          <Switch label={words.skipEmpty} isOn={leader.skipEmpty} onTurn={(skipEmpty) => onChange({ leader: { ...leader, skipEmpty } })} />
        </>
      )
    case 'LEADER_TOP':
      return (
        <>
          <SelectInput
            label={words.upTo}
            value={leaderTop.endCondition}
            options={[
              ['TOP', words.toTop],
              ['LEAVE', words.toLevel],
            ]}
            onChoose={(endCondition) => onChange({ leaderTop: { ...leaderTop, endCondition } })}
          />
          {leaderTop.endCondition === 'LEAVE' && (
            <NumberInput
              label={words.level}
              value={leaderTop.endLevel}
              min={1}
              max={maxLevel}
              onChange={(endLevel = 1) => onChange({ leaderTop: { ...leaderTop, endLevel } })}
            />
          )}
          <Switch
            label={words.skipEmpty}
            isOn={leaderTop.skipEmpty}
            onTurn={(skipEmpty) => onChange({ leaderTop: { ...leaderTop, skipEmpty } })}
          />
        </>
      )
    case 'ASSIGN_LEADER':
      return <UnitsField label={words.units} value={rule.assignedDept} onChange={(assignedDept) => onChange({ assignedDept })} />
    case 'ROLE':
      return <PostsField label={words.posts} value={rule.assignedRole} onChange={(assignedRole) => onChange({ assignedRole })} />
    case 'FORM_USER':
      return <FieldChoice form={form} kind="UserPicker" value={rule.formField} onChoose={(formField) => onChange({ formField })} />
    case 'FORM_DEPT':
      return (
        <>
          <FieldChoice form={form} kind="DeptPicker" value={rule.formField} onChoose={(formField) => onChange({ formField })} />
          <SelectInput
            label={words.whom}
            value={deptProp.type}
            options={[
              ['LEADER', words.deptLeader],
              ['ALL', words.deptAll],
              ['ROLE', words.deptRole],
            ]}
            onChoose={(type) => onChange({ deptProp: { ...deptProp, type } })}
          />
          {deptProp.type === 'ROLE' && (
            <PostsField label={words.posts} value={deptProp.roles} onChange={(roles) => onChange({ deptProp: { ...deptProp, roles } })} />
          )}
        </>
      )
    case 'RULE':
      return <RuleChoice of="approvers" value={rule.rule} onChoose={(id) => onChange({ rule: id })} />
    default:
      return null
  }
}

/** How the people of a step are found. */
export function PeopleSection(props: PeopleSectionProps) {
  const words = useWords(panelWords)
  const say = useSay()
  const { rule, onChange, without = [] } = props
  return (
    <>
      <SelectInput
        label={words.how}
        value={rule.assignedType}
        options={AssignedType.options
          .filter((type) => type === rule.assignedType || !without.includes(type))
          .map((type) => [type, say(assignedNames[type])])}
        onChoose={(assignedType) => onChange({ assignedType })}
      />
      <Details {...props} />
    </>
  )
}
