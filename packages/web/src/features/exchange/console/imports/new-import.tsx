import { type DataTable, dataTables } from '@campus/contract/exchange/import-fields.ts'
import { dataImports, dataTemplate, startDataImport } from '@campus/contract/exchange/imports.ts'
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
import '../../../../console/import/import.css'
import { dataImportWords } from './words.ts'

/** Chooses what to import, offers an empty table to fill in, and takes the full one. */
export function NewImport() {
  const words = useWords(dataImportWords)
  const { begin } = useWords(importWords)
  const queries = useQueryClient()
  const [kind, setKind] = useState<DataTable>('records')
  const [publishes, setPublishes] = useState(true)

  const takeTemplate = (format: 'xlsx' | 'csv') => {
    const take = async () => saveFile(await sendForBytes(dataTemplate, { kind, format }), `${words.templateName(words[kind])}.${format}`)
    take().catch(toastFailure)
  }

  return (
    <section className="console-card">
      <h2>{begin}</h2>
      <Choice
        label={words.kind}
        look="chips"
        options={dataTables.map((kind) => [kind, words[kind]] as const)}
        value={kind}
        onChoose={setKind}
      />
      <p className="console-note">{words[`${kind}Hint`]}</p>
      <div className="console-buttons">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} size="small" onClick={() => takeTemplate(format)}>
            <DownlandOutline aria-hidden /> {words.template(format.toUpperCase())}
          </Button>
        ))}
      </div>
      {kind === 'scores' && (
        <label className="import-skip">
          <input type="checkbox" checked={publishes} onChange={({ target }) => setPublishes(target.checked)} />
          {words.publishes}
        </label>
      )}
      <UploadField
        // Another kind is another upload.
        key={`${kind} ${publishes}`}
        label={words.file}
        rule={startDataImport.file}
        send={(file, watch) => sendFile(startDataImport, { kind, publishes: publishes ? 'yes' : 'no' }, { files: [file], ...watch })}
        onChange={([started]) => {
          if (!started) return
          void queries.invalidateQueries({ queryKey: keyOf(dataImports) })
          void open(consolePaths.exchangeImport, { id: started.id })
        }}
      />
    </section>
  )
}
