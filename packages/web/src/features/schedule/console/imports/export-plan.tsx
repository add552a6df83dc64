import { scheduleTables } from '@campus/contract/schedule/import-fields.ts'
import type { Term } from '@campus/contract/schedule/terms.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../../../../console/look/console-look.css'
import { ExportButton } from '../../exports/export-button.tsx'
import { planExportWords } from '../../exports/words.ts'
import { TermBox } from './term-box.tsx'
import { planImportWords } from './words.ts'

const kinds = [...scheduleTables, 'oneroster'] as const

/** The plan as tables that can be imported again, or as OneRoster. */
export function ExportPlan({ terms, term: shown }: { readonly terms: readonly Term[]; readonly term: Term | undefined }) {
  const words = useWords(planImportWords)
  const { exportAs } = useWords(planExportWords)
  const [kind, setKind] = useState<(typeof kinds)[number]>('times')
  const [termId, setTermId] = useState(shown?.id ?? '')
  const given = { kind, ...(kind === 'rooms' ? {} : { termId }) }
  const formats = kind === 'oneroster' ? (['zip'] as const) : (['xlsx', 'csv'] as const)
  return (
    <section className="console-card">
      <h2>{words.exportTitle}</h2>
      <p className="console-note">{words.exportHint}</p>
      <Choice label={words.kind} look="chips" options={kinds.map((kind) => [kind, words[kind]] as const)} value={kind} onChoose={setKind} />
      {kind !== 'rooms' && <TermBox terms={terms} value={termId} onChoose={setTermId} />}
      <div className="console-buttons">
        {formats.map((format) => (
          <ExportButton
            key={format}
            given={{ ...given, ...(format === 'zip' ? {} : { format }) }}
            name={`${words[kind]}.${format}`}
            text={exportAs(format.toUpperCase())}
            isDisabled={kind !== 'rooms' && termId === ''}
          />
        ))}
      </div>
    </section>
  )
}
