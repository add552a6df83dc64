import { TemplateState } from '@campus/contract/console/document-templates.ts'
import { StateMark } from '../../../../parts/page/state-mark.tsx'
import { useWords } from '../../../../words/words.ts'
import { templatesWords } from './words.ts'

export const templateStates = TemplateState.options

const tones = { draft: 'waiting', published: 'good', disabled: 'over' } as const

export function TemplateStateMark({ state }: { readonly state: (typeof templateStates)[number] }) {
  const words = useWords(templatesWords)
  return <StateMark tone={tones[state]} says={words[state]} />
}
