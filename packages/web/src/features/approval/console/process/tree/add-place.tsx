import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type DragEvent, useState } from 'react'
import { draggedType } from './part-card.tsx'
import './tree.css'
import { treeWords } from './words.ts'

interface AddPlaceProps {
  readonly afterId: string
  readonly afterName: string
  readonly onAdd: (afterId: string) => void
  readonly onMove: (id: string, afterId: string) => void
}

/** Between two steps: adds one, and takes one that is dragged here. The keyboard adds from the step itself. */
export function AddPlace({ afterId, afterName, onAdd, onMove }: AddPlaceProps) {
  const words = useWords(treeWords)
  const [isOver, setIsOver] = useState(false)
  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(draggedType)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onMove(event.dataTransfer.getData(draggedType), afterId)
  }
  return (
    <button
      type="button"
      className="flow-add"
      data-over={isOver || undefined}
      tabIndex={-1}
      aria-label={words.addAfter(afterName)}
      onClick={() => onAdd(afterId)}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <AddOutline aria-hidden />
    </button>
  )
}
