import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'
import { useSay } from '../../words/words.ts'
import { stateLooks } from './document-state.ts'

export function DocumentMark({ state }: { readonly state: DocumentState }) {
  const say = useSay()
  const { says, tone } = stateLooks[state]
  return <StateMark tone={tone} says={say(says)} />
}
