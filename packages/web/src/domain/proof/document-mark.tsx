import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'
import { stateLooks } from './document-state.ts'

export function DocumentMark({ state }: { readonly state: DocumentState }) {
  const say = useSay()
  const { says, tone } = stateLooks[state]
  return <StateMark tone={tone} says={say(says)} />
}
