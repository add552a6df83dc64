import { saveLeaders, unitLeaders } from '@campus/contract/school/console/appointments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/look/console-look.css'
import { AppointmentList, FormerAppointments } from '../appointments/appointment-list.tsx'
import { AppointmentsDialog } from '../appointments/appointments-form.tsx'
import { organisationWords } from './words.ts'

/** Who leads a unit: approvals ask them. */
export function UnitLeaders({ unitId, unitName }: { readonly unitId: string; readonly unitName: string }) {
  const words = useWords(organisationWords)
  const read = useRead(unitLeaders, { unitId })
  const { act } = useAction(saveLeaders, { changes: [unitLeaders], quiet: true })
  const [isEditing, setIsEditing] = useState(false)
  return (
    <section className="console-card" aria-labelledby="unit-leaders">
      <header>
        <h2 id="unit-leaders">{words.leaders}</h2>
        <Button size="small" disabled={!read.data} onClick={() => setIsEditing(true)}>
          {words.setLeaders}
        </Button>
      </header>
      <QueryView read={read}>
        {({ current, former, revision }) => (
          <>
            {current.length === 0 ? (
              <p className="console-note">{words.noLeaders}</p>
            ) : (
              <AppointmentList label={words.leaders} appointments={current} />
            )}
            <FormerAppointments appointments={former} />
            {isEditing && (
              <AppointmentsDialog
                title={words.leadersOf(unitName)}
                before={current}
                unitId={unitId}
                onSave={(given) =>
                  act({ unitId, revision, leaders: given.map(({ personId, startsOn, endsOn }) => ({ personId, startsOn, endsOn })) })
                }
                onClose={() => setIsEditing(false)}
              />
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
