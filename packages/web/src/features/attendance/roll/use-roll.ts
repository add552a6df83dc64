import { type RollCall, RollChange, rollCall } from '@campus/contract/attendance/roll-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { useWaitingMarks, withMarks } from './use-waiting-marks.ts'

/** The roll of a lesson, which changes while people sign. Its last state stays on this device, and marks that wait here stand over it. */
export const useRoll = (lessonId: string) => {
  const queries = useQueryClient()
  const read = useCachedRead(rollCall, { lessonId })
  const waiting = useWaitingMarks(lessonId)
  const change = (known: RollCall | undefined, people: ReturnType<typeof RollChange.parse>['people']) => {
    const changed = new Map(people.map((person) => [person.id, person]))
    return known && { ...known, people: known.people.map((person) => ({ ...person, ...changed.get(person.id) })) }
  }
  useTopic(
    'roll_call',
    (data) => {
      const news = RollChange.safeParse(data).data
      if (news?.lessonId !== lessonId) return
      // Nobody is named where too many changed at once.
      if (news.people.length === 0) void read.refetch()
      else queries.setQueryData<RollCall>(keyOf(rollCall, { lessonId }), (known) => change(known, news.people))
    },
    () => void read.refetch(),
  )
  return { ...read, data: read.data && { ...read.data, people: withMarks(read.data.people, waiting) } }
}
