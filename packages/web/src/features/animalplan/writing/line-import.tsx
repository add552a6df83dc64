import { animalTemplate, importAnimalLines, type LineGiven } from '@campus/contract/animalplan/lines.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendFile, sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { writingWords } from './words.ts'

/** Lines from a table: what is right is added at once, what is wrong is named by its row. */
export function LineImport({ onAdd }: { readonly onAdd: (lines: readonly LineGiven[]) => void }) {
  const words = useWords(writingWords)
  const [turn, setTurn] = useState(0)
  const [problems, setProblems] = useState<OutputOf<typeof importAnimalLines>['problems']>([])
  const take = async () => saveFile(await sendForBytes(animalTemplate, {}), `${words.templateName}.xlsx`)
  return (
    <div className="animal-import">
      <Button size="small" onClick={() => void take().catch(toastFailure)}>
        <DownlandOutline aria-hidden /> {words.template}
      </Button>
      <UploadField
        key={turn}
        label={words.importFile}
        optional
        rule={importAnimalLines.file}
        send={(file, watch) => sendFile(importAnimalLines, {}, { files: [file], ...watch })}
        onChange={([read]) => {
          if (!read) return
          setProblems(read.problems)
          onAdd(read.lines)
          toast(words.imported(read.lines.length), read.problems.length === 0 ? 'success' : undefined)
          setTurn((count) => count + 1)
        }}
      />
      {problems.length > 0 && (
        <div role="alert">
          <ul className="animal-reminders">
            {problems.map(({ row, column, text }) => (
              <li key={`${row} ${column}`} className="animal-problem">
                {words.problem(row, column, text)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
