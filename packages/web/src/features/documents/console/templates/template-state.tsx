import { TemplateState } from '@campus/contract/documents/console/templates.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { templatesWords } from './words.ts'

export const templateStates = TemplateState.options

const tones = { draft: 'waiting', published: 'good', disabled: 'over' } as const

export function TemplateStateMark({ state }: { readonly state: (typeof templateStates)[number] }) {
  const words = useWords(templatesWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
