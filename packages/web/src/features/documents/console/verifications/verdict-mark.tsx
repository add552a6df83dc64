import type { Verdict } from '@campus/contract/verification/outcome.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { verificationsWords } from './words.ts'

const tones: Record<Verdict, 'good' | 'bad' | 'waiting' | 'over'> = {
  valid: 'good',
  tampered: 'bad',
  untrusted: 'bad',
  revoked: 'bad',
  unknown: 'bad',
  expired: 'waiting',
  superseded: 'waiting',
  unsigned: 'waiting',
  undecided: 'waiting',
  unreadable: 'over',
  not_pdf: 'over',
}

export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const words = useWords(verificationsWords)
  return <StateMark tone={tones[verdict]} t={words[verdict]} />
}
