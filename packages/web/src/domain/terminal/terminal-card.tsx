import { nameIn } from '@campus/contract/localized-name.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { sayHours } from '@campus/contract/terminals/opening-hours-text.ts'
import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useId } from 'react'
import { open } from '../../navigation/navigator.ts'
import { Abilities } from './abilities.tsx'
import './terminal.css'
import { TerminalMark } from './terminal-mark.tsx'
import { useWalkText } from './use-walk-text.ts'
import { terminalWords } from './words.ts'

interface Shown {
  readonly terminal: Terminal
}

function Details({ terminal }: Shown) {
  const words = useWords(terminalWords)
  const say = useSay()
  const language = useLanguage()
  const { id, number, latitude, longitude, hours, abilities } = terminal
  return (
    <>
      <FactList
        facts={[
          [words.hours, sayHours(hours).map(say).join('\n')],
          [words.abilities, <Abilities key="abilities" abilities={abilities} />],
          [words.number, number],
        ]}
      />
      <div className="terminal-actions">
        <Button onClick={() => void open(shellPaths.openLocation, { latitude, longitude, name: nameIn(terminal, language) })}>
          {words.openMap}
        </Button>
        <Button onClick={() => void open(terminalsPaths.reportFault, { terminalId: id })}>{words.report}</Button>
      </div>
    </>
  )
}

interface TerminalCardProps extends Shown {
  readonly isOpen: boolean
  readonly onTurn: () => void
}

/** One terminal: where it is and how it stands; opened, all that is known of it. */
export function TerminalCard({ terminal, isOpen, onTurn }: TerminalCardProps) {
  const words = useWords(terminalWords)
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  const walkText = useWalkText()
  const { waiting, isOpenNow, hours } = terminal
  const { tone, why } = statusOf(terminal)
  const asides = [walkText(terminal), waiting > 0 && words.queue(waiting)].filter(Boolean).join(' · ')
  return (
    <>
      <button type="button" className="terminal-head" aria-expanded={isOpen} aria-controls={id} onClick={onTurn}>
        <span className="list-text">
          <span className="list-text-head">
            <strong>{nameIn(terminal, language)}</strong>
            <TerminalMark terminal={terminal} />
          </span>
          <small>{locationIn(terminal, language)}</small>
          {asides && <small>{asides}</small>}
          {!isOpenNow && !isOpen && <small>{sayHours(hours).map(say).join(' · ')}</small>}
          {why.length > 0 && <span className={`terminal-why terminal-why-${tone}`}>{why.map(say).join(' · ')}</span>}
        </span>
      </button>
      <div id={id} className="terminal-details" hidden={!isOpen}>
        {isOpen && <Details terminal={terminal} />}
      </div>
    </>
  )
}
