import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { importWords } from './words.ts'

const tones = {
  reading: 'waiting',
  unreadable: 'bad',
  preview: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
} as const

export type ImportStateName = keyof typeof tones

export const isAtWork = (state: ImportStateName | undefined): boolean => state === 'reading' || state === 'running'

export function ImportState({ state }: { readonly state: ImportStateName }) {
  const words = useWords(importWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
