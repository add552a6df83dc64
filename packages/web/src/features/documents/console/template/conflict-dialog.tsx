import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { mergeQuery } from '../../../../navigation/address.ts'
import '../../../../console/look/console-look.css'
import type { TemplateForm } from './template-form.ts'
import type { Save } from './use-save.ts'
import { editorWords } from './words.ts'
import { WrittenTemplate } from './written-template.ts'

interface ConflictDialogProps {
  readonly id: string
  readonly form: TemplateForm
  readonly save: Save
  readonly onClose: () => void
}

/** Two people wrote at the same template: the second one decides with open eyes, and has lost nothing. */
export function ConflictDialog({ id, form, save, onClose }: ConflictDialogProps) {
  const words = useWords(editorWords)
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (action: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await action()
      onClose()
    } catch (error) {
      toastFailure(error)
    }
    setIsBusy(false)
  }
  const keepMine = async () => {
    await save.saveOver(WrittenTemplate.parse(form.getValues()))
    form.forgetDraft()
    toast(words.saved, 'success')
  }
  return (
    <ConsoleDialog title={words.conflict} onClose={onClose}>
      <p>{words.conflictText}</p>
      <p>
        <a className="console-up" href={`#${mergeQuery(consolePaths.template.address, { id })}`} target="_blank" rel="noreferrer">
          {words.seeTheirs}
        </a>
      </p>
      <div className="console-buttons console-buttons-end">
        <Button disabled={isBusy} onClick={() => void decide(save.takeFresh)}>
          {words.takeTheirs}
        </Button>
        <Button color="primary" disabled={isBusy} onClick={() => void decide(keepMine)}>
          {words.keepMine}
        </Button>
      </div>
    </ConsoleDialog>
  )
}
