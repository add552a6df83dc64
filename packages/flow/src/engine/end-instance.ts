import type { Comment } from './actions.ts'
import { closeRun } from './nodes/close-run.ts'
import type { How, State } from './state.ts'
import type { Work } from './work.ts'

/** Those whom a deputy stood in for hear how it ended. */
const representedIn = ({ tasks }: State) => [
  ...new Set(tasks.filter(({ owner, assignee, status }) => owner !== assignee && status === 'done').map(({ owner }) => owner)),
]

export const endInstance = (work: Work, result: 'passed' | 'refused' | 'cancelled', how: How | null, comment?: Comment): void => {
  const { runs, starter } = work.state()
  for (const run of runs.filter(({ status, parent }) => status === 'active' && parent === null)) closeRun(work, run, 'cancelled', null)
  const represented = representedIn(work.state())
  if (represented.length > 0) {
    work.add({ kind: 'copied', nodeId: null, people: represented, reason: 'deputy' })
    work.cause({ kind: 'notify', about: 'copied', to: represented })
  }
  work.add({ kind: 'ended', result, how, comment })
  work.cause({ kind: 'finish', result, how })
  if (result !== 'passed') work.cause({ kind: 'free_claims' })
  if (starter !== work.by) work.cause({ kind: 'notify', about: result, to: [starter] })
}
