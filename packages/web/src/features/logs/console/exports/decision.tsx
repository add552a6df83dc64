import { decideExport, type Export, exportById, exportsOf } from '@campus/contract/logs/exports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import '../../../../console/look/console-look.css'
import { exportsWords } from './words.ts'

/** A second administrator's word on somebody else's export. */
export function Decision({ row: { id, askedBy, total } }: { readonly row: Export }) {
  const words = useWords(exportsWords)
  const { act, isActing } = useAction(decideExport, { changes: [exportsOf, exportById] })
  const [isRejecting, setIsRejecting] = useState(false)
  const approve = async () => {
    const text = words.approveText(total.toLocaleString('en-US'))
    if (!(await ask({ title: words.approveTitle(askedBy.name), text, confirm: words.approve }))) return
    const isDone = await act({ id, decision: 'approve' }).then(
      () => true,
      () => false,
    )
    if (isDone) toast(words.approved, 'success')
  }
  return (
    <div className="console-buttons">
      <Button color="primary" loading={isActing} onClick={() => void approve()}>
        {words.approve}
      </Button>
      <Button disabled={isActing} onClick={() => setIsRejecting(true)}>
        {words.reject}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={words.rejectTitle(askedBy.name)}
          text={words.rejectText}
          action={words.reject}
          isDangerous
          onGive={async (note) => {
            await act({ id, decision: 'reject', note })
            toast(words.rejected, 'success')
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </div>
  )
}
