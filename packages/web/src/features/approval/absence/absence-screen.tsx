import { endAbsence, ownAbsences } from '@campus/contract/approval/absences.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { AbsenceForm } from './absence-form.tsx'
import { absenceWords } from './words.ts'

type Absences = OutputOf<typeof ownAbsences>
type Absence = Omit<Absences['mine'][number], 'deputy'>

function AbsenceRow({ absence, name, children }: { readonly absence: Absence; readonly name: string; readonly children?: ReactNode }) {
  const words = useWords(absenceWords)
  const span = [absence.startsAt, absence.endsAt].map((at) => minuteOf(Date.parse(at))).join(' – ')
  return (
    <li className="list-text">
      <span className="list-text-head">
        <strong>{name}</strong>
        <StateMark tone={absence.isNow ? 'waiting' : 'over'} t={absence.isNow ? words.now : words.later} />
      </span>
      <small>{span}</small>
      {absence.reason && <small>{absence.reason}</small>}
      {children}
    </li>
  )
}

function Mine({ mine }: Pick<Absences, 'mine'>) {
  const words = useWords(absenceWords)
  const { act, isActing } = useAction(endAbsence, { changes: [ownAbsences] })
  const end = async (id: string) => {
    if (!(await ask({ title: words.endTitle, text: words.endText, confirm: words.end }))) return
    await act({ id })
    toast(words.ended, 'success')
  }
  return (
    <section className="page-card" aria-labelledby="absence-mine">
      <h2 id="absence-mine">{words.mine}</h2>
      <ul className="page-list">
        {mine.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} name={absence.deputy.name}>
            <span>
              <Button size="small" disabled={isActing} onClick={() => end(absence.id).catch(() => undefined)}>
                {words.end}
              </Button>
            </span>
          </AbsenceRow>
        ))}
      </ul>
    </section>
  )
}

export default function AbsenceScreen() {
  const words = useWords(absenceWords)
  const read = useRead(ownAbsences, {}, { staleTime: 0 })
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <QueryView read={read}>
        {({ mine, forOthers, openTasks }) => (
          <>
            {mine.length > 0 && <Mine mine={mine} />}
            {forOthers.length > 0 && (
              <section className="page-card" aria-labelledby="absence-others">
                <h2 id="absence-others">{words.forOthers}</h2>
                <ul className="page-list">
                  {forOthers.map((absence) => (
                    <AbsenceRow key={absence.id} absence={absence} name={absence.person.name} />
                  ))}
                </ul>
              </section>
            )}
            <AbsenceForm openTasks={openTasks} />
          </>
        )}
      </QueryView>
    </div>
  )
}
