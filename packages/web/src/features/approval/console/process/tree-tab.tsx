import { fieldsOf } from '@campus/flow/form/fields.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import type { Problem } from './design/use-autosave.ts'
import { NodePanel } from './node-panel.tsx'
import { panelWords } from './panel/words.ts'
import { AddDialog } from './tree/add-dialog.tsx'
import { KeysHelp } from './tree/keys-help.tsx'
import { PartCard } from './tree/part-card.tsx'
import { usePartSummary } from './tree/part-summary.ts'
import type { TreeActions } from './tree/tree-actions.ts'
import { TreeCanvas } from './tree/tree-canvas.tsx'
import { TreeList } from './tree/tree-list.tsx'
import type { Part } from './tree-parts.ts'
import './tree/tree.css'
import { useTreeKeys } from './tree/use-tree-keys.ts'
import { treeWords } from './tree/words.ts'

interface TreeTabProps {
  readonly processId: string
  readonly design: Process
  readonly actions: TreeActions
  readonly problems: readonly Problem[]
}

/** The tree with what is known of the chosen part beside it, or over it on a phone. */
export function TreeTab({ processId, design: { tree, form }, actions, problems }: TreeTabProps) {
  const words = useWords(treeWords)
  const panelTitle = useWords(panelWords).panel
  const isWide = useWide()
  const [addingAfter, setAddingAfter] = useState<string>()
  const [isEditing, setIsEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const edit = () => {
    setIsEditing(true)
    requestAnimationFrame(() => panel.current?.querySelector('input')?.focus())
  }
  const onKeyDown = useTreeKeys({ place, tree, actions, onAdd: setAddingAfter, onEdit: edit })
  const summaryOf = usePartSummary((id) => fieldsOf(form).find((field) => field.id === id)?.title ?? '')
  const problemsAt = (id: string) => problems.filter(({ at }) => at === id).map(({ text }) => text)

  const card = (part: Part) => (
    <PartCard
      key={part.id}
      part={part}
      summary={summaryOf(part)}
      problem={problemsAt(part.id)[0]}
      isChosen={part.id === actions.chosen.id}
      onChoose={() => {
        actions.choose(part.id)
        if (!isWide) setIsEditing(true)
      }}
    />
  )
  const leave = () => {
    setIsEditing(false)
    document.querySelector<HTMLElement>(`[data-part="${actions.chosen.id}"]`)?.focus()
  }
  const drawn = { tree, actions, card, onAdd: setAddingAfter }
  const nodePanel = (
    <NodePanel
      processId={processId}
      tree={tree}
      form={form}
      actions={actions}
      problems={problemsAt(actions.chosen.id)}
      onLeave={leave}
      place={panel}
    />
  )
  return (
    <div className="designer-columns">
      <div className="designer-main">
        {isWide && <KeysHelp />}
        <div ref={place} className="flow" role="group" aria-label={words.tree} onKeyDown={onKeyDown}>
          {isWide ? <TreeCanvas {...drawn} /> : <TreeList {...drawn} />}
        </div>
      </div>
      {isWide && <aside className="designer-side console-card">{nodePanel}</aside>}
      {!isWide && isEditing && (
        <ConsoleDialog title={panelTitle} onClose={() => setIsEditing(false)}>
          {nodePanel}
        </ConsoleDialog>
      )}
      {addingAfter !== undefined && (
        <AddDialog
          onAdd={(kind) => {
            setAddingAfter(undefined)
            actions.add(addingAfter, kind)
          }}
          onPaste={
            actions.copied &&
            (() => {
              setAddingAfter(undefined)
              actions.paste(addingAfter)
            })
          }
          onClose={() => setAddingAfter(undefined)}
        />
      )}
    </div>
  )
}
