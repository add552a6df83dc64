import { type AttendanceState, attendanceStateNames } from '@campus/contract/attendance/states.ts'
import type { Phrase } from '@campus/contract/language.ts'

type Tone = 'waiting' | 'good' | 'bad' | 'over'

const tones: Record<AttendanceState, Tone> = {
  present: 'good',
  late: 'waiting',
  early: 'waiting',
  absent: 'bad',
  leave: 'over',
  exempt: 'over',
}

const unknown: Phrase = ['未记录', 'Not recorded', '未記錄']
const toConfirm: Phrase = ['待确认', 'To be confirmed', '待確認']

/** How a state is shown; what is in doubt says so before anything else. */
export const lookOf = ({
  state,
  isDoubtful,
}: {
  readonly state: AttendanceState | null
  readonly isDoubtful: boolean
}): { tone: Tone; t: Phrase } => {
  if (state === null) return { tone: 'over', t: unknown }
  return isDoubtful ? { tone: 'waiting', t: toConfirm } : { tone: tones[state], t: attendanceStateNames[state] }
}
