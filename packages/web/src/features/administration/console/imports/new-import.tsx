import { importedKinds, imports, importTemplate, startImport } from '@campus/contract/administration/people-import.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendFile, sendForBytes } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { importWords } from '../../../../console/import/words.ts'
import { UploadField } from '../../../../files/upload/upload-field.tsx'
import { open } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { peopleImportWords } from './words.ts'

type Kind = (typeof importedKinds)[number]

/** Chooses whom to import, offers an empty table to fill in, and takes the full one. */
export function NewImport() {
  const words = useWords(peopleImportWords)
  const { begin } = useWords(importWords)
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('student')

  const takeTemplate = (format: 'xlsx' | 'csv') => {
    const take = async () => saveFile(await sendForBytes(importTemplate, { kind, format }), `${words.templateName(words[kind])}.${format}`)
    take().catch(toastFailure)
  }

  return (
    <section className="console-card">
      <h2>{begin}</h2>
      <Choice label={words.kind} options={importedKinds.map((kind) => [kind, words[kind]] as const)} value={kind} onChoose={setKind} />
      <div className="console-buttons">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} size="small" onClick={() => takeTemplate(format)}>
            <DownlandOutline aria-hidden /> {words.template} {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <UploadField
        // Another kind is another upload: a file that was sent for students cannot become one of teachers.
        key={kind}
        label={words.file}
        rule={startImport.file}
        send={(file, watch) => sendFile(startImport, { kind }, { files: [file], ...watch })}
        onChange={([started]) => {
          if (!started) return
          void queries.invalidateQueries({ queryKey: keyOf(imports) })
          void open(consolePaths.import, { id: started.id })
        }}
      />
    </section>
  )
}
