import type { GatewayNode, ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { Fragment, type ReactNode } from 'react'
import { chainOf, isGatewayPart, type Part } from '../tree-parts.ts'
import { AddPlace } from './add-place.tsx'
import type { TreeActions } from './tree-actions.ts'
import './tree.css'
import { treeWords } from './words.ts'

export interface DrawnTree {
  readonly tree: RootNode
  readonly actions: TreeActions
  readonly card: (part: Part) => ReactNode
  readonly onAdd: (afterId: string) => void
}

function Chain({ first, drawn }: { readonly first: ProcessNode | undefined; readonly drawn: DrawnTree }) {
  return chainOf(first).map((node) => (
    <Fragment key={node.id}>
      {isGatewayPart(node) ? <Gateway gateway={node} drawn={drawn} /> : drawn.card(node)}
      <AddPlace afterId={node.id} afterName={node.name} onAdd={drawn.onAdd} onMove={drawn.actions.move} />
    </Fragment>
  ))
}

function Gateway({ gateway, drawn }: { readonly gateway: GatewayNode; readonly drawn: DrawnTree }) {
  const words = useWords(treeWords)
  return (
    <>
      <div className="flow-gateway">
        {drawn.card(gateway)}
        <button type="button" className="flow-more" tabIndex={-1} onClick={() => drawn.actions.addBranch(gateway.id)}>
          <AddOutline aria-hidden /> {words.addBranch}
        </button>
      </div>
      <div className="flow-branches">
        {gateway.branchs.map((branch) => (
          <div key={branch.id} className="flow-branch">
            {drawn.card(branch)}
            <AddPlace afterId={branch.id} afterName={branch.name} onAdd={drawn.onAdd} onMove={drawn.actions.move} />
            <Chain first={branch.children} drawn={drawn} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The tree from the top down: branches side by side, and together again where they join. */
export function TreeCanvas(drawn: DrawnTree) {
  const words = useWords(treeWords)
  return (
    <div className="flow-chain">
      <Chain first={drawn.tree} drawn={drawn} />
      <span className="flow-end">{words.end}</span>
    </div>
  )
}
