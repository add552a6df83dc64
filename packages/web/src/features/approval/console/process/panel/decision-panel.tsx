import type { Form } from '@campus/contract/approval/form.ts'
import type { DecisionNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ButtonsSection } from './buttons-section.tsx'
import { PanelSection } from './panel-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { TimeSection } from './time-section.tsx'
import { type DecisionPartProps, RefuseFields, VoteSection } from './vote-section.tsx'
import { panelWords } from './words.ts'

interface DecisionPanelProps {
  readonly tree: RootNode
  readonly form: Form
  readonly node: DecisionNode
  readonly onChange: (node: DecisionNode, name?: string) => void
}

/** A step that people decide or complete. */
export function DecisionPanel({ tree, form, node, onChange }: DecisionPanelProps) {
  const words = useWords(panelWords)
  const { props } = node
  const set: DecisionPartProps['onChange'] = (part, name) => onChange({ ...node, props: { ...props, ...part } }, name)
  return (
    <>
      <PanelSection title={words.people} isOpen>
        <PeopleSection
          nodeId={node.id}
          tree={tree}
          form={form}
          rule={props}
          onChange={set}
          without={node.type === 'APPROVAL' ? ['SELF'] : ['REFUSE']}
        />
        <VoteSection tree={tree} node={node} onChange={set} />
        {node.type === 'APPROVAL' && (
          <RefuseFields tree={tree} nodeId={node.id} value={props.refuse} onChange={(refuse) => set({ refuse })} />
        )}
      </PanelSection>
      <PanelSection title={words.time} isOpen={props.timeLimit !== undefined}>
        <TimeSection props={props} onChange={set} />
      </PanelSection>
      <PanelSection title={words.rights}>
        <RightsSection form={form} node={node} rights={props.formPerms} onChange={(formPerms) => set({ formPerms })} />
      </PanelSection>
      <PanelSection title={words.buttons}>
        <ButtonsSection node={node} onChange={set} />
      </PanelSection>
      <PanelSection title={words.more}>
        <Switch label={words.sign} isOn={props.sign} onTurn={(sign) => set({ sign })} />
        <Switch label={words.waiveWords} isOn={props.waiveWords} onTurn={(waiveWords) => set({ waiveWords })} />
        <Switch label={words.overseen} isOn={props.overseen} onTurn={(overseen) => set({ overseen })} />
      </PanelSection>
    </>
  )
}
