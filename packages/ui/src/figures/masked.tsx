import { EyeInvisibleOutline, EyeOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useWords } from '../words/words.ts'
import './figures.css'
import { maskMiddle } from './mask-middle.ts'
import { figureWords } from './words.ts'

interface MaskedProps {
  /** What it is, for the button: "phone number". */
  readonly label: string
  readonly text: string
  readonly head?: number
  readonly tail?: number
}

/** A value that should not be read over one's shoulder; its owner can show it. */
export function Masked({ label, text, head = 3, tail = 4 }: MaskedProps) {
  const words = useWords(figureWords)
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="masked">
      <span className="masked-text">{isShown ? text : maskMiddle(text, head, tail)}</span>
      <button
        type="button"
        className="masked-button"
        aria-label={words.show(label)}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOutline aria-hidden /> : <EyeInvisibleOutline aria-hidden />}
      </button>
    </span>
  )
}
