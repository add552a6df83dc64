import type { RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { readWaitingMarks, type WaitingMark, watchWaitingMarks } from './waiting-marks.ts'

/** How somebody stands on the roll once they are marked. */
export const markedAs = ({ state }: Pick<WaitingMark, 'state'>): Partial<RollPerson> => ({
  isDoubtful: false,
  ...(state === 'confirm' ? {} : { state, isMarked: state !== null }),
})

/** The marks of a lesson that wait on this device. */
export const useWaitingMarks = (lessonId: string): readonly WaitingMark[] => {
  const text = useSyncExternalStore(watchWaitingMarks, () => JSON.stringify(readWaitingMarks(lessonId)))
  return useMemo(() => JSON.parse(text) as WaitingMark[], [text])
}

/** What was marked here stands over what the server knew before. */
export const withMarks = (people: readonly RollPerson[], marks: readonly WaitingMark[]): RollPerson[] => {
  const marked = new Map(marks.map((mark) => [mark.personId, markedAs(mark)]))
  return people.map((person) => ({ ...person, ...marked.get(person.id) }))
}
