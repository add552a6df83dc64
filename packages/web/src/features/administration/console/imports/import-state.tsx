import type { personImport } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { importWords } from './words.ts'

export type PersonImport = OutputOf<typeof personImport>

const tones = {
  reading: 'waiting',
  unreadable: 'bad',
  preview: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
} as const

export function ImportState({ state }: { readonly state: PersonImport['state'] }) {
  const words = useWords(importWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
