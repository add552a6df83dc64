import { NoConnection } from '@campus/client/failures.ts'
import { markRoll } from '@campus/contract/attendance/roll-calls.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { send } from '../../../api/send.ts'
import { openDevice } from '../../../offline-cache/cached-answers.ts'
import { readSession } from '../../../session/session-store.ts'

type Marking = GivenTo<typeof markRoll>
type GivenMark = Marking['marks'][number]

const keyFor = (lessonId: string) => `campus.marks.${readSession().user?.uid ?? ''}.${lessonId}`

/** Marks that wait on this device for the network, the last of each person. */
export const readWaitingMarks = (lessonId: string): readonly GivenMark[] => {
  try {
    return markRoll.body.shape.marks.parse(JSON.parse(openDevice()?.getItem(keyFor(lessonId)) ?? '[]'))
  } catch {
    return []
  }
}

const keepMarks = (lessonId: string, marks: readonly GivenMark[]) => {
  const last = new Map(marks.map((mark) => [mark.personId, mark]))
  if (last.size === 0) openDevice()?.removeItem(keyFor(lessonId))
  else openDevice()?.setItem(keyFor(lessonId), JSON.stringify([...last.values()]))
}

/** Sends what waits together with these. Without network all of it waits; the answer is undefined. */
export const sendMarks = async (lessonId: string, marks: readonly GivenMark[], reason = '') => {
  const all = [...readWaitingMarks(lessonId), ...marks]
  if (all.length === 0) return []
  try {
    const people = await send(markRoll, { lessonId, marks: all, reason })
    keepMarks(lessonId, [])
    return people
  } catch (error) {
    if (!(error instanceof NoConnection)) {
      // What the server refuses will not be taken later either.
      keepMarks(lessonId, [])
      throw error
    }
    keepMarks(lessonId, all)
    return undefined
  }
}
