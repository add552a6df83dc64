import type { OutputOf } from '@campus/contract/call.ts'
import type { announcement } from '@campus/contract/messages/announcements.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { announcementWords } from './words.ts'

export type Announcement = OutputOf<typeof announcement>

const tones = { draft: 'over', scheduled: 'waiting', publishing: 'waiting', published: 'good', recalled: 'bad' } as const

export function AnnouncementState({ state }: { readonly state: Announcement['state'] }) {
  const words = useWords(announcementWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
