import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { keysWords } from './words.ts'

const tones = { active: 'good', retired: 'over', revoked: 'bad' } as const

export function KeyState({ state }: { readonly state: keyof typeof tones }) {
  const words = useWords(keysWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
