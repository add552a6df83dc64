import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { isGatewayPart, rowsOf } from '../tree-parts.ts'
import type { DrawnTree } from './tree-canvas.tsx'
import './tree-list.css'
import { treeWords } from './words.ts'

/** The same tree where there is no room to draw it: one below the other, what is in a branch indented. */
export function TreeList({ tree, actions, card, onAdd }: DrawnTree) {
  const words = useWords(treeWords)
  return (
    <ol className="flow-list">
      {rowsOf(tree).map(({ part, depth }) => (
        <li key={part.id} data-depth={Math.min(depth, 5)}>
          {card(part)}
          <button
            type="button"
            className="flow-list-add"
            aria-label={isGatewayPart(part) ? `${words.addBranch}: ${part.name}` : words.addAfter(part.name)}
            onClick={() => (isGatewayPart(part) ? actions.addBranch(part.id) : onAdd(part.id))}
          >
            <AddOutline aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  )
}
