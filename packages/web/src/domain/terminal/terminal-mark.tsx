import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'

/** How a terminal stands this moment, in a word. */
export function TerminalMark({ terminal }: { readonly terminal: Parameters<typeof statusOf>[0] }) {
  const say = useSay()
  const { tone, text } = statusOf(terminal)
  return <StateMark tone={tone} t={say(text)} />
}
