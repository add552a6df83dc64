import { consoleProcesses, deleteProcessGroup, saveProcessGroup } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { processesWords } from './words.ts'

interface GroupDialogProps {
  /** Missing for a new one. */
  readonly group: OutputOf<typeof consoleProcesses>['groups'][number] | undefined
  readonly onClose: () => void
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const words = useWords(processesWords)
  const language = useLanguage()
  const form = useForm(saveProcessGroup.body, group ?? { name: '', nameEn: '', nameTw: '', position: 0 })
  const { act } = useAction(saveProcessGroup, { changes: [consoleProcesses], quiet: true })
  const { act: remove } = useAction(deleteProcessGroup, { changes: [consoleProcesses] })
  const title = group ? words.editGroup(nameIn(group, language)) : words.addGroup

  const removeGroup = async () => {
    if (!group || !(await ask({ title: words.removeGroupTitle(nameIn(group, language)), confirm: words.removeGroup }))) return
    const isGone = await remove({ id: group.id }).then(
      () => true,
      () => false,
    )
    if (!isGone) return
    toast(words.removed, 'success')
    onClose()
  }

  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act({ ...given, ...(group && { id: group.id }) })
          toast(words.saved, 'success')
          onClose()
        }}
      >
        <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} isLong />
        <NumberField form={form} name="position" label={words.position} hint={words.positionHint} min={0} max={1000} />
        <FormButtons
          form={form}
          onCancel={onClose}
          beside={
            group && (
              <Button color="danger" fill="outline" onClick={() => void removeGroup()}>
                {words.removeGroup}
              </Button>
            )
          }
        />
      </Form>
    </ConsoleDialog>
  )
}
