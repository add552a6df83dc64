import type { BranchCondition } from '@campus/contract/approval/conditions.ts'
import type { Form } from '@campus/contract/approval/form.ts'
import type { BranchNode } from '@campus/contract/approval/process-tree.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { RuleChoice } from '../../members/rule-choice.tsx'
import '../../../../../console/look/console-look.css'
import { emptyGroup } from '../tree/new-parts.ts'
import { comparedFields } from './compared-fields.ts'
import { JoinedGroups } from './joined-groups.tsx'
import { conditionWords } from './words.ts'

interface BranchPanelProps {
  readonly form: Form
  readonly branch: BranchNode
  readonly onChange: (branch: BranchNode, name?: string) => void
}

/** When a branch is taken. One without any condition is the default. */
export function BranchPanel({ form, branch, onChange }: BranchPanelProps) {
  const words = useWords(conditionWords)
  const { props } = branch
  const set = (part: Partial<BranchCondition>, name?: string) =>
    onChange({ ...branch, props: { ...props, ...part } }, name && `${name} ${branch.id}`)
  if (branch.type === 'CONCURRENT') return <p className="console-note">{words.always}</p>
  if (props.type === 'SIMPLE' && props.groups.length === 0)
    return (
      <>
        <p className="console-note">{words.isDefault}</p>
        <Button size="small" onClick={() => set({ groups: [emptyGroup()] })}>
          {words.makeConditional}
        </Button>
      </>
    )
  const isForeign = props.type !== 'SIMPLE' && props.type !== 'RULE'
  return (
    <>
      {isForeign && <p className="console-note">{words.foreign}</p>}
      <SelectInput
        label={words.kind}
        value={props.type === 'RULE' || props.type === 'SIMPLE' ? props.type : ''}
        options={[
          ['SIMPLE', words.byFields],
          ['RULE', words.byRule],
        ]}
        onChoose={(type) => set({ type, groups: type === 'SIMPLE' && props.groups.length === 0 ? [emptyGroup()] : props.groups })}
      />
      {props.type === 'RULE' && <RuleChoice of="conditions" value={props.rule} onChoose={(rule) => set({ rule })} />}
      {props.type === 'SIMPLE' && (
        <>
          <JoinedGroups fields={comparedFields(form, words.starter)} value={props} onChange={set} />
          <Button size="small" onClick={() => set({ groups: [] })}>
            {words.makeDefault}
          </Button>
        </>
      )}
    </>
  )
}
