import { type Mark, type RollCall, type RollPerson, rollCall, rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '../../../api/toast-failure.ts'
import { keyOf } from '../../../api/use-read.ts'
import { markedAs, useWaitingMarks } from './use-waiting-marks.ts'
import { sendMarks } from './waiting-marks.ts'

/** Marks people at once on the screen, and on the server as soon as there is a network: what waits then is sent by the app. */
export const useMarking = (lessonId: string) => {
  const queries = useQueryClient()
  const waiting = useWaitingMarks(lessonId).length
  const key = keyOf(rollCall, { lessonId })
  const show = (people: readonly Partial<RollPerson>[]) => {
    const changed = new Map(people.map((person) => [person.id, person]))
    queries.setQueryData<RollCall>(
      key,
      (roll) => roll && { ...roll, people: roll.people.map((person) => ({ ...person, ...changed.get(person.id) })) },
    )
  }
  const mark = async (marks: readonly Pick<Mark, 'personId' | 'state'>[], reason = '') => {
    const at = new Date().toISOString()
    show(marks.map((one) => ({ id: one.personId, ...markedAs(one) })))
    try {
      const people = await sendMarks(
        lessonId,
        marks.map((one) => ({ ...one, at, reason })),
      )
      if (people) show(people)
    } catch (error) {
      toastFailure(error)
      await queries.invalidateQueries({ queryKey: key })
    }
    void queries.invalidateQueries({ queryKey: keyOf(rollCalls) })
  }
  return { mark, show, waiting }
}
