import { standingOf } from '@campus/contract/terminals/terminal-standing.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'

/** How a terminal stands this moment, in a word. */
export function TerminalMark({ terminal }: { readonly terminal: Parameters<typeof standingOf>[0] }) {
  const say = useSay()
  const { tone, says } = standingOf(terminal)
  return <StateMark tone={tone} says={say(says)} />
}
