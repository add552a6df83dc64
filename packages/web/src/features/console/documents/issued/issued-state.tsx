import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import { StateMark } from '../../../../parts/page/state-mark.tsx'
import { useWords } from '../../../../words/words.ts'
import { issuedWords } from './words.ts'

const tones = { making: 'waiting', failed: 'bad', valid: 'good', expired: 'over', revoked: 'bad', superseded: 'over' } as const

export function IssuedState({ state }: { readonly state: DocumentState }) {
  const words = useWords(issuedWords)
  return <StateMark tone={tones[state]} says={words[state]} />
}
