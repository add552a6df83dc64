import type { DocumentState } from '@campus/contract/documents/own-documents.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import { stateLooks } from './document-state.ts'

export function DocumentMark({ state }: { readonly state: DocumentState }) {
  const say = useSay()
  const { t, tone } = stateLooks[state]
  return <StateMark tone={tone} t={say(t)} />
}
