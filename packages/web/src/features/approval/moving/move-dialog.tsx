import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { consoleProcess } from '@campus/contract/approval/console/processes.ts'
import { type Moved, moveInstances, tryMove } from '@campus/contract/approval/moving.ts'
import { instanceProgress } from '@campus/contract/approval/progress.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { movingWords } from './words.ts'

interface Movable {
  readonly instanceId: string
  readonly number: number
  readonly name: string
}

interface MoveDialogProps {
  readonly instances: readonly Movable[]
  readonly onClose: () => void
}

const max = 500
const Reasoned = z.object({ reason: z.string().trim().min(1).max(max) })

/** Those that cannot be moved, each with what stands in its way. */
function Staying({ rows, instances }: { readonly rows: Moved['rows']; readonly instances: readonly Movable[] }) {
  const words = useWords(movingWords)
  const staying = rows.filter(({ isMoved }) => !isMoved)
  if (staying.length === 0) return null
  const nameOf = (id: string) => {
    const found = instances.find(({ instanceId }) => instanceId === id)
    return found ? `${found.name} #${found.number}` : ''
  }
  return (
    <section aria-label={words.stay(staying.length)}>
      <p>{words.stay(staying.length)}</p>
      <ul className="page-list">
        {staying.map(({ instanceId, reasons }) => (
          <li key={instanceId} className="list-text">
            {nameOf(instanceId)}
            <small>{reasons.join(words.comma)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MovingProps extends MoveDialogProps {
  readonly tried: Moved
  readonly onMoved: (answer: Moved) => void
}

function Moving({ tried: { version, rows }, instances, onMoved, onClose }: MovingProps) {
  const words = useWords(movingWords)
  const form = useForm(Reasoned, { reason: '' })
  const { act } = useAction(moveInstances, { changes: [consoleInstances, consoleProcess, instanceProgress], quiet: true })
  const instanceIds = rows.filter(({ isMoved }) => isMoved).map(({ instanceId }) => instanceId)
  return (
    <>
      <Staying rows={rows} instances={instances} />
      {instanceIds.length > 0 && (
        <Form form={form} label={words.move} onSubmit={async ({ reason }) => onMoved(await act({ instanceIds, version, reason }))}>
          <p>{words.movable(instanceIds.length, version)}</p>
          <TextAreaField form={form} name="reason" label={words.reason} max={max} rows={3} />
          <FormButtons form={form} onCancel={onClose}>
            {words.move}
          </FormButtons>
        </Form>
      )}
    </>
  )
}

/** Moves applications to the version that their process has published: first what would happen, then, with a reason, the move. */
export function MoveDialog({ instances, onClose }: MoveDialogProps) {
  const words = useWords(movingWords)
  const instanceIds = instances.map(({ instanceId }) => instanceId)
  const [answer, setAnswer] = useState<Moved>()
  const read = useRead(tryMove, { instanceIds }, { staleTime: 0, enabled: answer === undefined })
  const finish = (moved: Moved) => {
    const count = moved.rows.filter(({ isMoved }) => isMoved).length
    if (count > 0) toast(words.moved(count), 'success')
    if (count === moved.rows.length) onClose()
    else setAnswer(moved)
  }
  return (
    <ConsoleDialog title={words.move} onClose={onClose}>
      {answer ? (
        <>
          <Staying rows={answer.rows} instances={instances} />
          <Button onClick={onClose}>{words.close}</Button>
        </>
      ) : (
        <QueryView read={read}>{(tried) => <Moving tried={tried} instances={instances} onMoved={finish} onClose={onClose} />}</QueryView>
      )}
    </ConsoleDialog>
  )
}
