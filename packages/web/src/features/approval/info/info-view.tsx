import { instanceProgress, type Progress } from '@campus/contract/approval/progress.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { path } from '@campus/contract/paths/path.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useMemo, useState } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useRead } from '../../../api/use-read.ts'
import { surroundingsOf } from '../../../domain/approval-form/form-rules.ts'
import { useFormState } from '../../../domain/approval-form/use-form-state.ts'
import { useFormValues } from '../../../domain/approval-form/use-form-values.ts'
import { FormContext, ownAddress } from '../../../domain/approval-form/values/form-context.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '@campus/ui/page/page.css'
import { ApplicationCard } from './application-card.tsx'
import { Comments } from './comments.tsx'
import { DecisionCard } from './decision-card.tsx'
import { mayEdit } from './decision-rules.ts'
import './info.css'
import { MoveButton } from './move-button.tsx'
import { PrintButton } from './print-button.tsx'
import { Trail } from './trail.tsx'
import { UndoButton } from './undo-button.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { infoWords } from './words.ts'

interface InfoProps {
  readonly progress: Progress
  /** Reads it once more; undefined where that failed. */
  readonly readAgain: () => Promise<Progress | undefined>
}

function Info({ progress, readAgain }: InfoProps) {
  const words = useWords(infoWords)
  const user = useSession('user')
  const { formItems, formFiles, staterUser, starterUnits, calendar, matter, undoes, undoneBy, processId, instanceId } = progress
  const { taskId } = progress.operationPerm
  const { edited, loaded, wasKept, onTyped, load, forget } = useEditedForm(progress, taskId)
  const around = useMemo(() => surroundingsOf(staterUser.id, starterUnits, calendar), [staterUser.id, starterUnits, calendar])
  const at = taskId !== null && mayEdit(progress) ? { taskId } : undefined
  const { before, typed } = edited
  const state = useFormState({ form: formItems, before, typed, at })
  const filling = useFormValues({ form: formItems, before, typed, state, around, onTyped })
  const [uploading, setUploading] = useState(0)
  const surroundings = useMemo(
    () => ({
      addressOf: (id: string) => formFiles[id] ?? ownAddress(id),
      onUploading: (change: 1 | -1) => setUploading((count) => count + change),
    }),
    [formFiles],
  )
  const loadChanges = async () => {
    const latest = await readAgain()
    if (!latest) return false
    load(latest)
    filling.mark({})
    return true
  }
  const isMine = user?.uid === staterUser.id
  const mayUndo = isMine && progress.status === 'passed' && progress.externSetting.undo && undoneBy === null && undoes === null
  return (
    <FormContext value={surroundings}>
      <div className="page office-info">
        <ApplicationCard progress={progress} filling={filling} loaded={loaded} onStartAgain={wasKept ? forget : undefined} />
        <DecisionCard
          progress={progress}
          edited={edited}
          filling={filling}
          isUploading={uploading > 0}
          loadChanges={loadChanges}
          onSent={forget}
        />
        <Trail progress={progress} />
        <Comments progress={progress} />
        <div className="page-buttons">
          <PrintButton progress={progress} />
          {progress.newerVersion !== null && <MoveButton progress={progress} />}
          {mayUndo && <UndoButton progress={progress} />}
        </div>
        <nav className="office-links">
          {matter?.address && <PathLink to={path(matter.address)}>{words.toRecord}</PathLink>}
          {undoes && (
            <PathLink to={approvalPaths.instance} query={{ id: undoes }}>
              {words.undoes}
            </PathLink>
          )}
          {undoneBy && (
            <PathLink to={approvalPaths.instance} query={{ id: undoneBy }}>
              {words.undoing}
            </PathLink>
          )}
          {isMine && matter === null && progress.status !== 'running' && (
            <PathLink to={approvalPaths.form} query={{ id: processId, from: instanceId }}>
              {words.again}
            </PathLink>
          )}
        </nav>
      </div>
    </FormContext>
  )
}

/** One application with everything the reader may see and do; what others do to it appears by itself. */
export function InfoView({ id }: { readonly id: string }) {
  const read = useRead(instanceProgress, { a: id, b: 'undefined' }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  const readAgain = async () => {
    const { data, error } = await read.refetch()
    if (error) toastFailure(error)
    return error ? undefined : data
  }
  return (
    <QueryView read={read}>
      {(progress) => <Info key={`${progress.operationPerm.taskId} ${progress.status}`} progress={progress} readAgain={readAgain} />}
    </QueryView>
  )
}
