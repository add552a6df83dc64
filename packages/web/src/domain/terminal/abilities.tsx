import { abilityNames, type TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { useSay } from '@campus/ui/words/words.ts'
import './terminal.css'

/** What a terminal can do, word by word. */
export function Abilities({ abilities }: { readonly abilities: readonly TerminalAbility[] }) {
  const say = useSay()
  return (
    <span className="terminal-abilities">
      {abilities.map((ability) => (
        <span key={ability}>{say(abilityNames[ability])}</span>
      ))}
    </span>
  )
}
