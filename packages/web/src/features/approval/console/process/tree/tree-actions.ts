import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import type { Change } from '../design/use-design.ts'
import { addBranch, copyOf, type Direction, insertAfter, move, newIds, remove, replacePart, shift } from '../tree-edits.ts'
import { isBranch, isGatewayPart, type Part, rowOf } from '../tree-parts.ts'
import { type AddedKind, newBranch, newNode } from './new-parts.ts'
import { nodeKinds, treeWords } from './words.ts'

/** What can be done with the tree, by pointer, keyboard and buttons alike. */
export const useTreeActions = (tree: RootNode, onChange: Change<RootNode>) => {
  const words = useWords(treeWords)
  const say = useSay()
  const [chosenId, setChosenId] = useState('root')
  const [copied, setCopied] = useState<ProcessNode>()
  const chosen = rowOf(tree, chosenId)?.part ?? tree

  const choose = (id: string) => setChosenId(id)
  const put = (afterId: string, node: ProcessNode) => {
    onChange(insertAfter(tree, afterId, node))
    choose(node.id)
  }
  return {
    chosen,
    choose,
    copied,
    replace: (part: Part, name?: string) => onChange(replacePart(tree, part), name),
    add: (afterId: string, kind: AddedKind) => {
      const branch = kind === 'CONCURRENTS' ? words.branch : words.condition
      put(afterId, newNode(kind, newIds(tree), { kind: say(nodeKinds[kind]), branch, otherwise: words.otherwise }))
    },
    addBranch: (gatewayId: string) => {
      const gateway = rowOf(tree, gatewayId)?.part
      if (!gateway || !isGatewayPart(gateway)) return
      const name = gateway.type === 'CONCURRENTS' ? words.branch : words.condition
      const number = gateway.type === 'CONCURRENTS' ? gateway.branchs.length + 1 : gateway.branchs.length
      const branch = newBranch(gateway.type, newIds(tree)(), name(number))
      onChange(addBranch(tree, gatewayId, branch))
      choose(branch.id)
    },
    remove: (id: string) => {
      const row = rowOf(tree, id)
      onChange(remove(tree, id))
      choose(row?.before?.id ?? row?.gateway?.id ?? 'root')
    },
    move: (id: string, afterId: string) => {
      onChange(move(tree, id, afterId))
      choose(id)
    },
    shift: (id: string, direction: Direction) => onChange(shift(tree, id, direction)),
    copy: (part: Part) => {
      if (isBranch(part) || part.type === 'ROOT') return
      setCopied(part)
      toast(words.copied(part.name))
    },
    paste: (afterId: string) => {
      if (copied) put(afterId, copyOf(tree, copied))
    },
    duplicate: (part: Part) => {
      if (!isBranch(part) && part.type !== 'ROOT') put(part.id, copyOf(tree, part))
    },
  }
}

export type TreeActions = ReturnType<typeof useTreeActions>
