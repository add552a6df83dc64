import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { articleWords } from './words.ts'

export const articleStates = ['draft', 'published', 'retired'] as const

const tones = { draft: 'waiting', published: 'good', retired: 'over' } as const

export function ArticleState({ state }: { readonly state: (typeof articleStates)[number] }) {
  const words = useWords(articleWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
