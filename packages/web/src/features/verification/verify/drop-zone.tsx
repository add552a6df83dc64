import { UploadOutline } from 'antd-mobile-icons'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useWide } from '../../../chrome/use-wide.ts'
import { useWords } from '../../../words/words.ts'
import './drop-zone.css'
import { verifyWords } from './words.ts'

/** A place to drop a file on; for the keyboard, for screen readers and on phones it is a button that opens the chooser. */
export function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const words = useWords(verifyWords)
  const isWide = useWide()
  const hint = useId()
  const [isOver, setIsOver] = useState(false)

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (file) onFile(file)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  const follow = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type !== 'dragleave')
  }

  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      onDragEnter={follow}
      onDragOver={follow}
      onDragLeave={follow}
      onDrop={drop}
    >
      <UploadOutline aria-hidden />
      {isWide && <b aria-hidden="true">{words.drop}</b>}
      <span className="drop-choose">{words.choose}</span>
      <small id={hint}>{words.accepts}</small>
      <input
        type="file"
        accept="application/pdf,application/json,.pdf,.json"
        aria-label={words.choose}
        aria-describedby={hint}
        onChange={take}
      />
    </label>
  )
}
