import type { RootNode } from '@campus/contract/approval/process-tree.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Direction } from '../tree-edits.ts'
import { type Row, rowsOf } from '../tree-parts.ts'
import type { TreeActions } from './tree-actions.ts'

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** The part that an arrow leads to: in the order of reading, or to the branch beside. */
const partTowards = (rows: readonly Row[], id: string, direction: Direction): string | undefined => {
  const place = rows.findIndex(({ part }) => part.id === id)
  const row = rows[place]
  if (!row) return undefined
  if (direction === 'up') return rows[place - 1]?.part.id
  if (direction === 'down') return rows[place + 1]?.part.id
  const branches = row.gateway?.branchs ?? []
  const own = branches.findIndex((branch) => branch.id === row.branch?.id)
  return own < 0 ? undefined : branches[own + (direction === 'left' ? -1 : 1)]?.id
}

interface TreeKeys {
  /** The element around all cards. */
  readonly place: RefObject<HTMLElement | null>
  readonly tree: RootNode
  readonly actions: TreeActions
  readonly onAdd: (afterId: string) => void
  readonly onEdit: () => void
}

/** Walking, editing, adding, moving, removing and copying by keys; the focus stays with the part. */
export const useTreeKeys = ({ place, tree, actions, onAdd, onEdit }: TreeKeys) => {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    place.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })

  const onArrow = (id: string, direction: Direction, isMoving: boolean) => {
    wanted.current = isMoving ? id : (partTowards(rowsOf(tree), id, direction) ?? id)
    if (isMoving) actions.shift(id, direction)
    actions.choose(wanted.current)
  }

  const onOther = (id: string, event: KeyboardEvent): boolean => {
    const { key } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (key === 'Enter') {
      actions.choose(id)
      onEdit()
    } else if (key === '+' || key === 'Insert') onAdd(id)
    else if (key === 'Delete' || key === 'Backspace') {
      const row = rowsOf(tree).find(({ part }) => part.id === id)
      wanted.current = row?.before?.id ?? row?.gateway?.id ?? 'root'
      actions.remove(id)
    } else if (isCommand && key === 'c') actions.copy(rowsOf(tree).find(({ part }) => part.id === id)?.part ?? tree)
    else if (isCommand && key === 'v') actions.paste(id)
    else return false
    return true
  }

  return (event: KeyboardEvent) => {
    const { target, key } = event
    const id = target instanceof HTMLElement ? target.dataset['part'] : undefined
    if (id === undefined) return
    const direction = directions[key]
    if (direction) onArrow(id, direction, event.altKey)
    else if (!onOther(id, event)) return
    event.preventDefault()
  }
}
