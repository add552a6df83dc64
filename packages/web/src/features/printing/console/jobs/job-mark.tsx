import type { OutputOf } from '@campus/contract/call.ts'
import type { printJobs } from '@campus/contract/printing/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { jobsWords } from './words.ts'

export type Job = OutputOf<typeof printJobs>['rows'][number]

const tones = {
  queued: 'waiting',
  taken: 'waiting',
  printing: 'waiting',
  done: 'good',
  failed: 'bad',
  unsure: 'bad',
  cancelled: 'over',
} as const

export function JobMark({ state }: Pick<Job, 'state'>) {
  const words = useWords(jobsWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
