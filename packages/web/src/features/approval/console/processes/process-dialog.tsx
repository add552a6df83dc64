import { consoleProcess, consoleProcesses, processIcons, saveProcess } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { open } from '../../../../navigation/navigator.ts'
import { type Member, PeopleField } from '../members/people-field.tsx'
import { iconNames, processesWords } from './words.ts'

type Groups = OutputOf<typeof consoleProcesses>['groups']
type Process = OutputOf<typeof consoleProcess>

interface FieldsProps {
  readonly groups: Groups
  /** Missing for a new one. */
  readonly process?: Process
  readonly label: string
  readonly onClose: () => void
}

const maxAdministrators = 20

const startOf = (process: Process | undefined) => ({
  groupId: process?.groupId ?? '',
  name: process?.name ?? '',
  nameEn: process?.nameEn ?? '',
  nameTw: process?.nameTw ?? '',
  remark: process?.remark ?? '',
  icon: processIcons.find((icon) => icon === process?.icon) ?? 'form',
  isStopped: process?.isStopped ?? false,
})

function ProcessFields({ groups, process, label, onClose }: FieldsProps) {
  const words = useWords(processesWords)
  const say = useSay()
  const language = useLanguage()
  const form = useForm(saveProcess.body, { ...startOf(process), ...(!process && { groupId: groups[0]?.id ?? '' }) })
  const [administrators, setAdministrators] = useState<readonly Member[]>(
    process?.administrators.map(({ id, name }) => ({ id, name, type: 'user' })) ?? [],
  )
  const { act } = useAction(saveProcess, { changes: [consoleProcesses, consoleProcess], quiet: true })
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async (given) => {
        const more = { administrators: administrators.map(({ id }) => id), ...(process && { id: process.id }) }
        const { id } = await act({ ...given, ...more })
        toast(words.saved, 'success')
        onClose()
        if (!process) await open(consolePaths.approvalProcess, { id })
      }}
    >
      <SelectField
        form={form}
        name="groupId"
        label={words.group}
        options={groups.map((group) => ({ value: group.id, label: nameIn(group, language) }))}
      />
      <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} isLong />
      <TextAreaField form={form} name="remark" label={words.remark} optional max={200} rows={2} />
      <SelectField
        form={form}
        name="icon"
        label={words.icon}
        options={processIcons.map((value) => ({ value, label: say(iconNames[value]) }))}
      />
      <PeopleField
        label={words.administrators}
        hint={words.administratorsHint}
        value={administrators}
        max={maxAdministrators}
        onChange={setAdministrators}
      />
      {process && process.matter === null && <CheckboxField form={form} name="isStopped" label={words.isStopped} />}
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  )
}

export function NewProcessDialog({ groups, onClose }: Pick<FieldsProps, 'groups' | 'onClose'>) {
  const words = useWords(processesWords)
  return (
    <ConsoleDialog title={words.add} onClose={onClose}>
      <ProcessFields groups={groups} label={words.add} onClose={onClose} />
    </ConsoleDialog>
  )
}

/** What stands around the versions of a process; the versions are changed in the designer. */
export function ProcessDialog({ id, groups, onClose }: Pick<FieldsProps, 'groups' | 'onClose'> & { readonly id: string }) {
  const words = useWords(processesWords)
  const language = useLanguage()
  const read = useRead(consoleProcess, { id }, { staleTime: 0 })
  const title = read.data ? words.editOf(nameIn(read.data, language)) : words.edit
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <QueryView read={read}>{(process) => <ProcessFields groups={groups} process={process} label={title} onClose={onClose} />}</QueryView>
    </ConsoleDialog>
  )
}
