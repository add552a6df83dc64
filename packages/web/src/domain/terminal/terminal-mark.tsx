import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

/** How a terminal stands this moment, in a word. */
export function TerminalMark({ terminal }: { readonly terminal: Parameters<typeof statusOf>[0] }) {
  const say = useSay()
  const { tone, text } = statusOf(terminal)
  return <StateMark tone={tone} t={say(text)} />
}
