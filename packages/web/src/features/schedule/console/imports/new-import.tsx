import { consolePaths } from '@campus/contract/paths/console.ts'
import { scheduleImportKinds, scheduleImports, scheduleTemplate, startScheduleImport } from '@campus/contract/schedule/imports.ts'
import type { Term } from '@campus/contract/schedule/terms.ts'
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
import { TermBox } from './term-box.tsx'
import { planImportWords } from './words.ts'

type Kind = (typeof scheduleImportKinds)[number]

/** Chooses what to import and into which term, offers an empty table to fill in, and takes the full one. */
export function NewImport({ terms, term: shown }: { readonly terms: readonly Term[]; readonly term: Term | undefined }) {
  const words = useWords(planImportWords)
  const { begin } = useWords(importWords)
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>('times')
  const [termId, setTermId] = useState(shown?.id ?? '')
  const [removes, setRemoves] = useState(false)
  const ofTerm = kind === 'rooms' ? {} : { termId }

  const takeTemplate = (kind: Exclude<Kind, 'oneroster'>, format: 'xlsx' | 'csv') => {
    const take = async () =>
      saveFile(await sendForBytes(scheduleTemplate, { kind, format }), `${words.templateName(words[kind])}.${format}`)
    take().catch(toastFailure)
  }

  return (
    <section className="console-card">
      <h2>{begin}</h2>
      <Choice
        label={words.kind}
        look="chips"
        options={scheduleImportKinds.map((kind) => [kind, words[kind]] as const)}
        value={kind}
        onChoose={setKind}
      />
      {kind !== 'rooms' && <TermBox terms={terms} value={termId} onChoose={setTermId} />}
      {kind === 'oneroster' ? (
        <p className="console-note">{words.rosterHint}</p>
      ) : (
        <div className="console-buttons">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button key={format} size="small" onClick={() => takeTemplate(kind, format)}>
              <DownlandOutline aria-hidden /> {words.template(format.toUpperCase())}
            </Button>
          ))}
        </div>
      )}
      {kind !== 'rooms' && kind !== 'sections' && (
        <label className="import-skip">
          <input type="checkbox" checked={removes} onChange={(event) => setRemoves(event.target.checked)} />
          {words.removes}
        </label>
      )}
      {kind !== 'rooms' && termId === '' ? (
        <p className="console-note">{words.noTerm}</p>
      ) : (
        <UploadField
          // Another kind or term is another upload.
          key={`${kind} ${termId} ${removes}`}
          label={words.file}
          rule={startScheduleImport.file}
          send={(file, watch) =>
            sendFile(startScheduleImport, { kind, missing: removes ? 'remove' : 'keep', ...ofTerm }, { files: [file], ...watch })
          }
          onChange={([started]) => {
            if (!started) return
            void queries.invalidateQueries({ queryKey: keyOf(scheduleImports) })
            void open(consolePaths.scheduleImport, { id: started.id })
          }}
        />
      )}
    </section>
  )
}
