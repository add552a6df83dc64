import type { Appointment } from '@campus/contract/school/console/appointments.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { toLocalTime } from '@campus/ui/time/local-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import '../../../../console/look/console-look.css'
import './appointments.css'
import { appointmentWords } from './words.ts'

export const today = () => toLocalTime(Date.now()).slice(0, 10)

const useTerm = () => {
  const words = useWords(appointmentWords)
  return ({ startsOn, endsOn }: Appointment) => {
    if (endsOn !== null) return words.term(startsOn, endsOn)
    return startsOn > today() ? words.from(startsOn) : words.since(startsOn)
  }
}

interface AppointmentListProps {
  readonly label: string
  readonly appointments: readonly Appointment[]
  /** Whether each may be for a unit of its own. */
  readonly showsUnit?: boolean
}

/** Who was appointed, in their order, and for how long. */
export function AppointmentList({ label, appointments, showsUnit = false }: AppointmentListProps) {
  const words = useWords(appointmentWords)
  const termOf = useTerm()
  return (
    <ol className="appointments" aria-label={label}>
      {appointments.map((one) => (
        <li key={one.id}>
          <span>
            <PersonLink id={one.personId} name={one.name} number={one.number} />{' '}
            {!one.isActive && <StateMark tone="over" t={words.disabled} />}
          </span>
          <small>{[showsUnit && (one.unitName || words.wholeSchool), termOf(one)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ol>
  )
}

/** Those of earlier terms, folded away. */
export function FormerAppointments({ appointments, showsUnit = false }: Omit<AppointmentListProps, 'label'>) {
  const words = useWords(appointmentWords)
  if (appointments.length === 0) return null
  return (
    <details className="appointments-former">
      <summary>{words.former}</summary>
      <AppointmentList label={words.former} appointments={appointments} showsUnit={showsUnit} />
    </details>
  )
}
