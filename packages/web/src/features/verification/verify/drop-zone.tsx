import { useWords } from '@campus/ui/words/words.ts'
import { UploadOutline } from 'antd-mobile-icons'
import { type ChangeEvent, useId } from 'react'
import { useWide } from '../../../layout/use-wide.ts'
import './drop-zone.css'
import { verifyWords } from './words.ts'

interface DropZoneProps {
  /** Whether a file hovers over the page. */
  readonly isOver: boolean
  readonly onFile: (file: File) => void
}

/** Where a file is dropped; for the keyboard, for screen readers and on phones it is a button that opens the chooser. */
export function DropZone({ isOver, onFile }: DropZoneProps) {
  const words = useWords(verifyWords)
  const isWide = useWide()
  const hint = useId()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <label className="drop-zone" data-over={isOver || undefined}>
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
