import { isFinal } from '@campus/client/calls/submission-key.ts'
import { withPageLock } from '@campus/client/page-lock.ts'
import type { SendOptions } from '@campus/client/session/attempt.ts'
import { Mark, markRoll, type RollPerson, rollCall, rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import { z } from 'zod'
import { queryClient } from '../../../api/query-client.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { openDevice } from '../../../offline-cache/cached-answers.ts'
import { readSession } from '../../../session/session-store.ts'
import { waitingMarksPrefix } from '../waiting-prefix.ts'

/** Each with the reason that was given for it, if it is a correction. */
const Waiting = z.array(Mark.extend({ reason: z.string().default('') }))
export type WaitingMark = z.infer<typeof Waiting>[number]

const ownPrefix = () => `${waitingMarksPrefix}${readSession().user?.uid ?? ''}.`

/** Marks that wait on this device for the network, the last of each person. */
export const readWaitingMarks = (lessonId: string): readonly WaitingMark[] => {
  try {
    return Waiting.parse(JSON.parse(openDevice()?.getItem(`${ownPrefix()}${lessonId}`) ?? '[]'))
  } catch {
    return []
  }
}

const watching = new Set<() => void>()

/** Calls back whenever other marks wait. */
export const watchWaitingMarks = (onChange: () => void): (() => void) => {
  watching.add(onChange)
  return () => void watching.delete(onChange)
}

const keepMarks = (lessonId: string, marks: readonly WaitingMark[]) => {
  const key = `${ownPrefix()}${lessonId}`
  if (marks.length === 0) openDevice()?.removeItem(key)
  else openDevice()?.setItem(key, JSON.stringify(marks))
  for (const onChange of watching) onChange()
}

const lastOfEach = (marks: readonly WaitingMark[]) => [...new Map(marks.map((mark) => [mark.personId, mark])).values()]

/** What was decided meanwhile leaves, with what was said of the same person before; what was marked on this device since then stays. */
const dropMarks = (lessonId: string, sent: readonly WaitingMark[]) =>
  keepMarks(
    lessonId,
    readWaitingMarks(lessonId).filter((mark) => !sent.some(({ personId, at }) => personId === mark.personId && at >= mark.at)),
  )

interface Sent {
  readonly people: RollPerson[]
  readonly refusals: unknown[]
  readonly taken: WaitingMark[]
  /** What nobody decided about: it waits. */
  readonly left: WaitingMark[]
}

/** Group by group; of a group that is refused one after the other, so that whoever left the roster keeps nobody else's mark back. */
const sendGroups = async (
  lessonId: string,
  groups: Iterable<readonly [reason: string, marks: readonly WaitingMark[]]>,
  options: SendOptions,
  sent: Sent = { people: [], refusals: [], taken: [], left: [] },
): Promise<Sent> => {
  for (const [reason, marks] of groups)
    if (sent.left.length > 0) sent.left.push(...marks)
    else
      try {
        const given = marks.map(({ personId, state, at }) => ({ personId, state, at }))
        sent.people.push(...(await send(markRoll, { lessonId, marks: given, reason }, options)))
        sent.taken.push(...marks)
        dropMarks(lessonId, marks)
      } catch (error) {
        if (!isFinal(error)) sent.left.push(...marks)
        else if (marks.length > 1)
          await sendGroups(
            lessonId,
            marks.map((one) => [reason, [one]] as const),
            options,
            sent,
          )
        else {
          sent.refusals.push(error)
          dropMarks(lessonId, marks)
        }
      }
  return sent
}

/** One after the other in all pages of this browser, so that nothing is sent twice. */
const sendAll = (lessonId: string, marks: readonly WaitingMark[], options: SendOptions): Promise<Sent> =>
  withPageLock('campus.marks', async () => {
    const all = lastOfEach([...readWaitingMarks(lessonId), ...marks])
    const sent = await sendGroups(
      lessonId,
      Map.groupBy(all, ({ reason }) => reason),
      options,
    )
    if (sent.left.length > 0) keepMarks(lessonId, lastOfEach([...readWaitingMarks(lessonId), ...sent.left]))
    return sent
  })

/** Sends what waits together with these. Without network, or while the server is busy or broken, all of it waits; the answer is undefined. */
export const sendMarks = async (lessonId: string, marks: readonly WaitingMark[]): Promise<readonly RollPerson[] | undefined> => {
  const { people, refusals, left } = await sendAll(lessonId, marks, {})
  if (refusals.length > 0) throw refusals[0]
  return left.length > 0 ? undefined : people
}

const lessonsWaiting = (): string[] => {
  const [device, prefix] = [openDevice(), ownPrefix()]
  const keys = Array.from({ length: device?.length ?? 0 }, (_, index) => device?.key(index) ?? '')
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

interface Delivered {
  readonly taken: number
  /** Why some were refused, in the reader's language. */
  readonly refused: readonly string[]
}

/** Sends what waits of all lessons, whatever screen is open. */
export const deliverMarks = async (): Promise<Delivered> => {
  const delivered = { taken: 0, refused: [] as string[] }
  for (const lessonId of lessonsWaiting()) {
    const { taken, refusals } = await sendAll(lessonId, [], { background: true })
    delivered.taken += taken.length
    for (const error of refusals) delivered.refused.push(error instanceof Error ? error.message : '')
    if (taken.length + refusals.length > 0) await queryClient.invalidateQueries({ queryKey: keyOf(rollCall, { lessonId }) })
  }
  if (delivered.taken > 0) await queryClient.invalidateQueries({ queryKey: keyOf(rollCalls) })
  return delivered
}
