import { useWords } from '@campus/ui/words/words.ts'
import { TextDeletionOutline } from 'antd-mobile-icons'
import { type ReactNode, useEffect, useRef } from 'react'
import './pad.css'
import { type PadKey, padKeyOf } from './typed.ts'
import { codeWords } from './words.ts'

interface PadProps {
  /** The signs in their order, three in a row; the last row is completed by "clear" and "back". */
  readonly signs: readonly string[]
  readonly isOff?: boolean
  readonly onKey: (key: PadKey) => void
}

export const figures = Array.from('123456789')

/** Large keys for fingers; a keyboard types the same. */
export function Pad({ signs, isOff = false, onKey }: PadProps) {
  const words = useWords(codeWords)
  const latest = useRef({ isOff, onKey, signs })
  useEffect(() => {
    latest.current = { isOff, onKey, signs }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (latest.current.isOff || event.ctrlKey || event.altKey || event.metaKey) return
      const key = padKeyOf(event.key, [...latest.current.signs, '0'])
      if (key !== undefined) latest.current.onKey(key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  const key = (name: PadKey, look: ReactNode, label?: string) => (
    <button
      key={name}
      type="button"
      className={`pad-key ${label ? 'pad-action' : ''}`}
      disabled={isOff}
      aria-label={label}
      onClick={() => onKey(name)}
    >
      {look}
    </button>
  )
  return (
    <div className="pad">
      {signs.map((sign) => key(sign, sign))}
      {key('clear', words.clear, words.clear)}
      {key('0', '0')}
      {key('back', <TextDeletionOutline aria-hidden="true" />, words.back)}
    </div>
  )
}
