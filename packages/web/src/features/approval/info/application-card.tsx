import type { Progress } from '@campus/contract/approval/progress.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { FormFields } from '../../../domain/approval-form/form-fields.tsx'
import { FormView } from '../../../domain/approval-form/form-view.tsx'
import type { FormFilling } from '../../../domain/approval-form/use-form-values.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { officeStates } from '../office-states.ts'
import { ChangeLines } from './change-lines.tsx'
import { mayEdit } from './decision-rules.ts'
import { LoadedNotice } from './loaded-notice.tsx'
import type { LoadedChanges } from './use-edited-form.ts'
import { infoWords } from './words.ts'

function Changes({ changes }: Pick<Progress, 'changes'>) {
  const words = useWords(infoWords)
  if (changes.length === 0) return null
  return (
    <details className="office-changes">
      <summary>{words.changes(changes.length)}</summary>
      <ChangeLines changes={changes} />
    </details>
  )
}

interface ApplicationCardProps {
  readonly progress: Progress
  readonly filling: FormFilling
  /** What others wrote while the reader was writing. */
  readonly loaded: LoadedChanges | undefined
  /** Where the reader had begun to write before they opened it: drops that. */
  readonly onStartAgain: (() => void) | undefined
}

/** Who asks for what: the form to read, or to fill in where this step opens fields. */
export function ApplicationCard({ progress, filling, loaded, onStartAgain }: ApplicationCardProps) {
  const words = useWords(infoWords)
  const say = useSay()
  const { processDefName, number, status, staterUser, starterDept, startTime, formItems, formData, changes, isUndone } = progress
  const { t, tone } = officeStates[status]
  const isFilled = fieldsOf(formItems).some(({ id }) => !isEmpty(formData[id]))
  return (
    <section className="page-card" aria-labelledby="office-title">
      <div className="office-head">
        <Avatar name={staterUser.name} src={staterUser.avatar} />
        <div className="list-text">
          <h2 id="office-title">
            {staterUser.name} · {processDefName}
          </h2>
          {starterDept && <small>{starterDept}</small>}
          <small>{[startTime && minuteOf(Date.parse(startTime)), words.number(number)].filter(Boolean).join(' · ')}</small>
        </div>
        {isUndone ? <StateMark tone="over" t={words.undone} /> : <StateMark tone={tone} t={say(t)} />}
      </div>
      {mayEdit(progress) && onStartAgain && (
        <div className="office-kept">
          <span className="page-note">{words.restored}</span>
          <Button size="small" onClick={onStartAgain}>
            {words.startAgain}
          </Button>
        </div>
      )}
      {mayEdit(progress) && loaded && <LoadedNotice key={`notice ${loaded.time}`} loaded={loaded} />}
      {mayEdit(progress) ? (
        <FormFields key={`${loaded?.time} ${onStartAgain !== undefined}`} items={formItems} filling={filling} changed={loaded?.fields} />
      ) : (
        <FormView items={formItems} values={formData} />
      )}
      {!mayEdit(progress) && !isFilled && <p className="page-note">{words.nothing}</p>}
      <Changes changes={changes} />
    </section>
  )
}
