import { type AttendanceState, attendanceStateNames, attendanceStates } from '@campus/contract/attendance/states.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { ownWords } from './words.ts'

interface StateChoiceProps {
  readonly state: AttendanceState | undefined
  readonly studentId?: string
}

/** Narrows the list to one state; it is kept in the address. */
export function StateChoice({ state, studentId }: StateChoiceProps) {
  const words = useWords(ownWords)
  const say = useSay()
  const options = [['all', words.all] as const, ...attendanceStates.map((one) => [one, say(attendanceStateNames[one])] as const)]
  return (
    <Choice
      label={words.states}
      options={options}
      value={state ?? 'all'}
      onChoose={(chosen) => void redirect(attendancePaths.own, { studentId, state: chosen === 'all' ? undefined : chosen })}
      look="chips"
    />
  )
}
