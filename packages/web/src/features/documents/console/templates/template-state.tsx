import { TemplateState } from '@campus/contract/documents/console/templates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { StateMark } from '../../../../parts/page/state-mark.tsx'
import { templatesWords } from './words.ts'

export const templateStates = TemplateState.options

const tones = { draft: 'waiting', published: 'good', disabled: 'over' } as const

export function TemplateStateMark({ state }: { readonly state: (typeof templateStates)[number] }) {
  const words = useWords(templatesWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
