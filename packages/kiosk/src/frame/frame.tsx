import { nameIn } from '@campus/contract/localized-name.ts'
import { schoolColours } from '@campus/contract/school/school-colours.ts'
import { setVariables } from '@campus/ui/theme/set-variables.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useEffect } from 'react'
import { useIsAway } from '../machine/connection.ts'
import type { Self } from '../machine/use-self.ts'
import { Clock } from './clock.tsx'
import './frame.css'
import { Languages } from './languages.tsx'
import { frameWords } from './words.ts'

/** A visitor of the demo opened it, and goes back there. */
const isDemo = new URLSearchParams(location.search).has('demo')

interface FrameProps {
  readonly self: Self | undefined
  /** Somebody is here and may end it at any time. */
  readonly onEnd?: (() => void) | undefined
  readonly children: ReactNode
}

/** What stands around every screen: whose terminal it is, the time, the languages, and whether the server is there. */
export function Frame({ self, onEnd, children }: FrameProps) {
  const words = useWords(frameWords)
  const language = useLanguage()
  const isAway = useIsAway()
  const colour = self?.look.colour
  useEffect(() => {
    if (colour !== undefined) setVariables(schoolColours(colour))
  }, [colour])
  return (
    <div className="frame">
      <header className="frame-top">
        {self?.look.logo && <img className="frame-logo" src={self.look.logo} alt="" />}
        <p className="frame-name">
          <strong>{self ? nameIn(self.school, language) : words.terminal}</strong>
          {self && (
            <span>
              {nameIn(self, language)} · <span className="frame-number">{self.number}</span>
            </span>
          )}
        </p>
        <Clock />
        {isDemo && (
          <a className="press frame-end" href={`/demo/terminals?language=${language}`}>
            {words.demo}
          </a>
        )}
        <Languages />
        {onEnd && (
          <button type="button" className="press frame-end" onClick={onEnd}>
            {words.end}
          </button>
        )}
      </header>
      <main className="frame-main">{children}</main>
      <p className="frame-away" role="status">
        {isAway && <span>{words.away}</span>}
      </p>
    </div>
  )
}
