import type { OutputOf } from '@campus/contract/call.ts'
import type { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { photoWords } from './words.ts'

type ShownState = OutputOf<typeof ownPhotoTypes>[number]['state']

const tones = {
  missing: 'over',
  outdated: 'bad',
  draft: 'waiting',
  reviewing: 'waiting',
  passed: 'good',
  failed: 'bad',
  error: 'waiting',
  mismatch: 'bad',
} as const

export function PhotoStateMark({ state }: { readonly state: ShownState }) {
  const words = useWords(photoWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
