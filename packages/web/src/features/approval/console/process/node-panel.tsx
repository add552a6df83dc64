import type { Form } from '@campus/contract/approval/form.ts'
import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Ref } from 'react'
import { TextInput } from '../inputs/text-input.tsx'
import { BranchPanel } from './conditions/branch-panel.tsx'
import { DelayPanel } from './machines/delay-panel.tsx'
import { DecisionPanel } from './panel/decision-panel.tsx'
import type { TreeActions } from './tree/tree-actions.ts'
import { nodeKinds } from './tree/words.ts'
import type { Direction } from './tree-edits.ts'
import { isBranch, isGatewayPart, type Part } from './tree-parts.ts'
import './panel/panel.css'
import { SubprocessPanel } from './machines/subprocess-panel.tsx'
import { TriggerPanel } from './machines/trigger-panel.tsx'
import { CopyPanel, RootPanel } from './panel/root-panel.tsx'
import { panelWords } from './panel/words.ts'

interface NodePanelProps {
  readonly processId: string
  readonly tree: RootNode
  readonly form: Form
  readonly actions: TreeActions
  readonly problems: readonly string[]
  readonly onLeave: () => void
  readonly place: Ref<HTMLElement>
}

function PartFields({ processId, tree, form, part, onChange }: Pick<NodePanelProps, 'processId' | 'tree' | 'form'> & PartChange) {
  switch (part.type) {
    case 'ROOT':
      return <RootPanel form={form} node={part} onChange={onChange} />
    case 'APPROVAL':
    case 'TASK':
      return <DecisionPanel tree={tree} form={form} node={part} onChange={onChange} />
    case 'CC':
      return <CopyPanel tree={tree} form={form} node={part} onChange={onChange} />
    case 'CONDITION':
    case 'INCLUSIVE':
    case 'CONCURRENT':
      return <BranchPanel form={form} branch={part} onChange={onChange} />
    case 'DELAY':
      return <DelayPanel node={part} onChange={onChange} />
    case 'TRIGGER':
      return <TriggerPanel node={part} onChange={onChange} />
    case 'SUBPROC':
      return <SubprocessPanel processId={processId} tree={tree} form={form} node={part} onChange={onChange} />
    default:
      return null
  }
}

interface PartChange {
  readonly part: Part
  readonly onChange: (part: Part, name?: string) => void
}

const directions = ['up', 'down', 'left', 'right'] as const satisfies readonly Direction[]

/** For who does not use the keyboard: everything that the keys do with a part. */
function PartButtons({ part, actions }: { readonly part: Part; readonly actions: TreeActions }) {
  const words = useWords(panelWords)
  const names = { up: words.moveUp, down: words.moveDown, left: words.moveLeft, right: words.moveRight }
  if (part.type === 'ROOT') return null
  return (
    <div className="panel-head">
      {directions
        .filter((direction) => !isBranch(part) || direction === 'left' || direction === 'right')
        .map((direction) => (
          <Button key={direction} size="small" onClick={() => actions.shift(part.id, direction)}>
            {names[direction]}
          </Button>
        ))}
      {isGatewayPart(part) && (
        <Button size="small" onClick={() => actions.addBranch(part.id)}>
          {words.addBranch}
        </Button>
      )}
      {!isBranch(part) && (
        <Button size="small" onClick={() => actions.duplicate(part)}>
          {words.duplicate}
        </Button>
      )}
      <Button size="small" color="danger" fill="outline" onClick={() => actions.remove(part.id)}>
        {words.remove}
      </Button>
    </div>
  )
}

/** Everything about the chosen step or branch. */
export function NodePanel({ processId, tree, form, actions, problems, onLeave, place }: NodePanelProps) {
  const words = useWords(panelWords)
  const say = useSay()
  const part = actions.chosen
  return (
    <section
      ref={place}
      className="node-panel"
      aria-label={words.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onLeave()
      }}
    >
      <h2 className="panel-title">{say(nodeKinds[part.type])}</h2>
      {problems.length > 0 && (
        <ul className="panel-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <TextInput
        label={words.name}
        value={part.name}
        max={100}
        onChange={(name) => actions.replace({ ...part, name }, `name ${part.id}`)}
      />
      <PartFields
        key={part.id}
        processId={processId}
        tree={tree}
        form={form}
        part={part}
        onChange={(next, name) => actions.replace(next, name && `${name} ${part.id}`)}
      />
      <PartButtons part={part} actions={actions} />
    </section>
  )
}
