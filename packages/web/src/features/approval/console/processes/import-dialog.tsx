import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { FileField } from '@campus/ui/upload/file-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { open } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { SelectInput } from '../inputs/select-input.tsx'
import { addFromFile, readFile } from './exchange.ts'
import { processesWords } from './words.ts'

interface ImportDialogProps {
  readonly groups: OutputOf<typeof consoleProcesses>['groups']
  readonly onClose: () => void
}

/** A file is read here before anything is sent: what is wrong with it is said at once. */
export function ImportDialog({ groups, onClose }: ImportDialogProps) {
  const words = useWords(processesWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const [groupId, setGroupId] = useState(groups[0]?.id ?? '')
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const add = async (file: File) => {
    const read = await readFile(file)
    if ('wrong' in read) {
      setError(words.unreadable(read.wrong))
      return
    }
    const id = await addFromFile(groupId, file.name, read.text, read.process)
    await queries.invalidateQueries({ queryKey: keyOf(consoleProcesses) })
    toast(words.imported, 'success')
    onClose()
    await open(consolePaths.approvalProcess, { id })
  }
  const start = async () => {
    if (!file) return
    setIsBusy(true)
    await add(file).catch(toastFailure)
    setIsBusy(false)
  }

  return (
    <ConsoleDialog title={words.importTitle} onClose={onClose}>
      <p>{words.importText}</p>
      <SelectInput
        label={words.group}
        value={groupId}
        options={groups.map((group) => [group.id, nameIn(group, language)])}
        onChoose={setGroupId}
      />
      <FileField
        label={words.file}
        error={error}
        accept="application/json,.json"
        onChoose={(file) => {
          setError(undefined)
          setFile(file)
        }}
      />
      <div className="console-buttons console-buttons-end">
        <Button color="primary" loading={isBusy} disabled={!file} onClick={() => void start()}>
          {words.importFile}
        </Button>
      </div>
    </ConsoleDialog>
  )
}
