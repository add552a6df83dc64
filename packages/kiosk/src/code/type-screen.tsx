import { inFours } from '@campus/ui/figures/in-fours.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type FormEvent, useState } from 'react'
import { Heading } from '../frame/heading.tsx'
import './code-screens.css'
import { figures, Pad } from './pad.tsx'
import { figuresIn, typeKey } from './typed.ts'
import { useKeys } from './use-keys.ts'
import { codeWords } from './words.ts'

const figureCount = 12

interface TypeScreenProps {
  readonly isLooking: boolean
  readonly failure: string
  readonly onCode: (code: string) => Promise<boolean>
  readonly onLeave: () => void
}

const groupSize = 4

/** The places of the figures in groups of four, as they stand on the phone. */
const groups = Array.from({ length: figureCount / groupSize }, (_, group) =>
  Array.from({ length: groupSize }, (_, place) => group * groupSize + place),
)

export function TypeScreen({ isLooking, failure, onCode, onLeave }: TypeScreenProps) {
  const words = useWords(codeWords)
  const [typed, setTyped] = useState('')
  const isWhole = typed.length === figureCount
  const submit = async () => {
    // A wrong code stays: most often one figure of it is to be corrected.
    if (isWhole && !isLooking) await onCode(typed)
  }
  useKeys({
    onEnter: () => void submit(),
    onEscape: onLeave,
    onPaste: (text) => setTyped((before) => figuresIn(text, figureCount) ?? before),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className="code-screen" onSubmit={send}>
      <div className="code-words">
        <Heading>{words.typeTitle}</Heading>
        <p className="soft">{words.typeHint}</p>
        <p className="figure-places" aria-hidden="true">
          {groups.map((places) => (
            <span key={places[0]}>
              {places.map((place) => (
                <span key={place} className={place === typed.length ? 'is-next' : ''}>
                  {typed[place]}
                </span>
              ))}
            </span>
          ))}
        </p>
        <p role="status">
          <VisuallyHidden>{inFours(typed)}</VisuallyHidden>
          <span className="soft">{isLooking ? words.looking : words.typed(typed.length, figureCount)}</span>
        </p>
        {failure && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      <div className="code-keys">
        <Pad signs={figures} isOff={isLooking} onKey={(key) => setTyped((text) => typeKey(text, key, figureCount))} />
        <div className="presses">
          <button type="button" className="press" onClick={onLeave}>
            {words.leave}
          </button>
          <button type="submit" className="press press-main" disabled={!isWhole || isLooking}>
            {words.enter}
          </button>
        </div>
      </div>
    </form>
  )
}
