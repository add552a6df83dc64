import { isFinal } from '@campus/client/calls/submission-key.ts'
import { markRoll, type RollPerson } from '@campus/contract/attendance/roll-calls.ts'
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
  if (marks.length === 0) openDevice()?.removeItem(keyFor(lessonId))
  else openDevice()?.setItem(keyFor(lessonId), JSON.stringify(marks))
}

const lastOfEach = (marks: readonly GivenMark[]) => [...new Map(marks.map((mark) => [mark.personId, mark])).values()]

/** What was decided meanwhile leaves; what was marked on this device since then stays. */
const dropMarks = (lessonId: string, sent: readonly GivenMark[]) =>
  keepMarks(
    lessonId,
    readWaitingMarks(lessonId).filter((mark) => !sent.some(({ personId, at }) => personId === mark.personId && at === mark.at)),
  )

/** One after the other: whoever left the roster meanwhile keeps nobody else's mark back. The first refusal is the answer. */
const sendSingly = async (lessonId: string, marks: readonly GivenMark[], reason: string) => {
  const people: RollPerson[] = []
  let refusal: unknown
  for (const mark of marks)
    try {
      people.push(...(await send(markRoll, { lessonId, marks: [mark], reason })))
      dropMarks(lessonId, [mark])
    } catch (error) {
      if (!isFinal(error)) break
      dropMarks(lessonId, [mark])
      refusal ??= error
    }
  if (refusal !== undefined) throw refusal
  return people
}

/** Sends what waits together with these. Without network, or while the server is busy or broken, all of it waits; the answer is undefined. */
export const sendMarks = async (lessonId: string, marks: readonly GivenMark[], reason = '') => {
  const all = lastOfEach([...readWaitingMarks(lessonId), ...marks])
  if (all.length === 0) return []
  try {
    const people = await send(markRoll, { lessonId, marks: all, reason })
    dropMarks(lessonId, all)
    return people
  } catch (error) {
    if (isFinal(error) && all.length === 1) {
      dropMarks(lessonId, all)
      throw error
    }
    keepMarks(lessonId, lastOfEach([...readWaitingMarks(lessonId), ...marks]))
    return isFinal(error) ? sendSingly(lessonId, all, reason) : undefined
  }
}
