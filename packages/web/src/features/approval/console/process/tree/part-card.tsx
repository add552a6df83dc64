import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ExclamationCircleFill } from 'antd-mobile-icons'
import { isBranch, type Part } from '../tree-parts.ts'
import './tree.css'
import { nodeKinds, treeWords } from './words.ts'

interface PartCardProps {
  readonly part: Part
  readonly summary: string
  readonly problem: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The name under which a dragged part is handed to where it is dropped. */
export const draggedType = 'text/campus-part'

/** One step or branch; only the chosen one is reached by Tab, the arrows lead to the others. */
export function PartCard({ part, summary, problem, isChosen, onChoose }: PartCardProps) {
  const words = useWords(treeWords)
  const say = useSay()
  const kind = say(nodeKinds[part.type])
  const isMovable = part.type !== 'ROOT' && !isBranch(part)
  return (
    <button
      type="button"
      className="flow-card"
      data-part={part.id}
      data-kind={part.type}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      draggable={isMovable}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(draggedType, part.id)
        dataTransfer.effectAllowed = 'move'
      }}
      onClick={onChoose}
    >
      {kind !== part.name && <span className="flow-kind">{kind}</span>}
      <strong>{part.name}</strong>
      {summary && <span className="flow-summary">{summary}</span>}
      {problem !== undefined && (
        <span className="flow-problem">
          <ExclamationCircleFill aria-hidden /> {words.problem(problem)}
        </span>
      )}
    </button>
  )
}
