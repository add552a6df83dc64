import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { sayHours } from '@campus/contract/terminals/opening-hours-text.ts'
import { abilityNames } from '@campus/contract/terminals/terminal-states.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useIsAway } from '../machine/connection.ts'
import { readyState } from '../machine/ready-state.ts'
import type { Self } from '../machine/use-self.ts'
import { idleWords } from './words.ts'

/** How the terminal stands, what it can do, when it is open, and whom to call. */
export function AboutTerminal({ self }: { readonly self: Self }) {
  const words = useWords(idleWords)
  const say = useSay()
  const language = useLanguage()
  const { tone, text, why } = readyState(self)
  const isAway = useIsAway()
  return (
    <footer className="about">
      {isAway ? (
        <p className="about-state is-bad" role="status">
          <strong>{words.away}</strong>
        </p>
      ) : (
        <p className={`about-state is-${tone}`} role="status">
          <strong>{say(text)}</strong>
          {why.map((reason) => (
            <span key={reason[0]}>{say(reason)}</span>
          ))}
        </p>
      )}
      <dl>
        <div>
          <dt>{words.where}</dt>
          <dd>{locationIn(self, language)}</dd>
        </div>
        <div>
          <dt>{words.prints}</dt>
          <dd>{self.abilities.map((ability) => say(abilityNames[ability])).join(' · ')}</dd>
        </div>
        <div>
          <dt>{words.open}</dt>
          <dd>
            {sayHours(self.hours)
              .map((line) => say(line))
              .join(' · ')}
          </dd>
        </div>
        {self.helpPhone && (
          <div>
            <dt>{words.help}</dt>
            <dd>{self.helpPhone}</dd>
          </div>
        )}
      </dl>
    </footer>
  )
}
