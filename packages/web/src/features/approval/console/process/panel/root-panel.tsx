import type { Form } from '@campus/contract/approval/form.ts'
import type { CopyNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PeopleField } from '../../members/people-field.tsx'
import { UnitsField } from '../../members/units-field.tsx'
import '../../../../../console/look/console-look.css'
import { PanelSection } from './panel-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { panelWords } from './words.ts'

interface RootPanelProps {
  readonly form: Form
  readonly node: RootNode
  readonly onChange: (node: RootNode) => void
}

const maxStarters = 500

/** Who may start, and what they fill in. */
export function RootPanel({ form, node, onChange }: RootPanelProps) {
  const words = useWords(panelWords)
  const { assignedUser } = node.props
  const people = assignedUser.filter(({ type }) => type === 'user')
  const units = assignedUser.filter(({ type }) => type === 'dept')
  const set = (part: Partial<RootNode['props']>) => onChange({ ...node, props: { ...node.props, ...part } })
  return (
    <>
      <PanelSection title={words.starters} isOpen>
        <PeopleField
          label={words.starterPeople}
          value={people}
          max={maxStarters - units.length}
          onChange={(next) => set({ assignedUser: [...next, ...units] })}
        />
        <UnitsField label={words.starterUnits} value={units} onChange={(next) => set({ assignedUser: [...people, ...next] })} />
        <p className="console-note">{words.startersHint}</p>
      </PanelSection>
      <PanelSection title={words.rights} isOpen>
        <RightsSection form={form} node={node} rights={node.props.formPerms} onChange={(formPerms) => set({ formPerms })} />
      </PanelSection>
    </>
  )
}

interface CopyPanelProps {
  readonly tree: RootNode
  readonly form: Form
  readonly node: CopyNode
  readonly onChange: (node: CopyNode, name?: string) => void
}

export function CopyPanel({ tree, form, node, onChange }: CopyPanelProps) {
  const words = useWords(panelWords)
  const set = (part: Partial<CopyNode['props']>, name?: string) => onChange({ ...node, props: { ...node.props, ...part } }, name)
  return (
    <>
      <PanelSection title={words.copyTo} isOpen>
        <PeopleSection nodeId={node.id} tree={tree} form={form} rule={node.props} onChange={set} without={['REFUSE']} />
        <Switch label={words.shouldAdd} isOn={node.props.shouldAdd} onTurn={(shouldAdd) => set({ shouldAdd })} />
      </PanelSection>
      <PanelSection title={words.rights}>
        <RightsSection form={form} node={node} rights={node.props.formPerms} onChange={(formPerms) => set({ formPerms })} />
      </PanelSection>
    </>
  )
}
