import { RefuseRule, VoteMode } from '@campus/contract/approval/node-people.ts'
import type { DecisionNode, DecisionProps, RootNode } from '@campus/contract/approval/process-tree.ts'
import { indexOf, isDecision, nodesBefore } from '@campus/flow/process/tree.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { SelectInput } from '../../inputs/select-input.tsx'
import { PeopleField } from '../../members/people-field.tsx'
import { modeNames } from '../tree/words.ts'
import { nobodyNames, panelWords, refuseNames } from './words.ts'

export interface DecisionPartProps {
  readonly tree: RootNode
  readonly node: DecisionNode
  readonly onChange: (part: Partial<DecisionProps>, name?: string) => void
}

const maxNamed = 200
const nobodyHandlers = ['TO_ADMIN', 'TO_USER', 'TO_PASS', 'TO_REFUSE', 'TO_STOP'] as const

/** How several votes become one result. */
export function VoteSection({ node: { props }, onChange }: DecisionPartProps) {
  const words = useWords(panelWords)
  const say = useSay()
  return (
    <>
      <SelectInput
        label={words.mode}
        value={props.mode}
        options={VoteMode.options.map((mode) => [mode, say(modeNames[mode])])}
        onChoose={(mode) => onChange({ mode })}
      />
      {props.mode === 'RATIO' && (
        <>
          <NumberInput label={words.ratio} value={props.ratio} min={1} max={100} onChange={(ratio = 100) => onChange({ ratio })} />
          <Switch label={words.veto} isOn={props.veto} onTurn={(veto) => onChange({ veto })} />
        </>
      )}
      {props.mode === 'OR' && (
        <Switch label={words.firstDecides} isOn={props.firstDecides} onTurn={(firstDecides) => onChange({ firstDecides })} />
      )}
      {props.mode === 'AND' && <Switch label={words.collect} isOn={props.collect} onTurn={(collect) => onChange({ collect })} />}
      <SelectInput
        label={words.nobody}
        value={props.nobody.handler}
        options={nobodyHandlers.map((handler) => [handler, say(nobodyNames[handler])])}
        onChoose={(handler) => onChange({ nobody: { ...props.nobody, handler } })}
      />
      {props.nobody.handler === 'TO_USER' && (
        <PeopleField
          label={words.nobodyPeople}
          value={props.nobody.assignedUser}
          max={maxNamed}
          onChange={(assignedUser) => onChange({ nobody: { ...props.nobody, assignedUser } })}
        />
      )}
    </>
  )
}

interface RefuseFieldsProps {
  readonly tree: RootNode
  readonly nodeId: string
  readonly value: RefuseRule
  readonly onChange: (rule: RefuseRule) => void
}

/** Where it goes after a refusal: to the end, or to a step that every way here has passed. */
export function RefuseFields({ tree, nodeId, value, onChange }: RefuseFieldsProps) {
  const words = useWords(panelWords)
  const say = useSay()
  const targets = nodesBefore(indexOf(tree), nodeId)
    .filter((node) => node.type === 'ROOT' || isDecision(node))
    .toReversed()
  return (
    <>
      <SelectInput
        label={words.refuse}
        value={value.type}
        options={RefuseRule.shape.type.options.map((type) => [type, say(refuseNames[type])])}
        onChoose={(type) => onChange({ ...value, type })}
      />
      {value.type === 'TO_NODE' && (
        <SelectInput
          label={words.target}
          value={value.target}
          options={targets.map(({ id, name }) => [id, name])}
          onChoose={(target) => onChange({ ...value, target })}
        />
      )}
    </>
  )
}
