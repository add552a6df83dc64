import type { OutputOf } from '@campus/contract/call.ts'
import { recordSources, saveRecordSource } from '@campus/contract/exchange/sources.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { sourceWords } from './words.ts'

type System = OutputOf<typeof recordSources>[number]

/** The systems that study records come from. */
export function Systems({ systems }: { readonly systems: readonly System[] }) {
  const words = useWords(sourceWords)
  const language = useLanguage()
  const [edited, setEdited] = useState<{ readonly system: System | undefined }>()
  const columns: Columns<System> = [
    { title: words.name, cell: (system) => nameIn(system, language) },
    { title: words.code, cell: ({ code }) => code },
    { title: words.records, cell: ({ records }) => sayCount(records), isNumber: true },
  ]
  return (
    <section className="console-card">
      <header>
        <h2>{words.systems}</h2>
        <Button onClick={() => setEdited({ system: undefined })}>{words.addSystem}</Button>
      </header>
      <p className="console-note">{words.systemsText}</p>
      {systems.length > 0 && (
        <Table
          label={words.systems}
          columns={columns}
          rows={systems}
          keyOfRow={({ code }) => code}
          renderName={(system, name) => (
            <button type="button" onClick={() => setEdited({ system })}>
              {name}
            </button>
          )}
        />
      )}
      {edited && (
        <EntryDialog
          call={saveRecordSource}
          shape={saveRecordSource.body}
          title={edited.system ? words.changeSystem : words.addSystem}
          start={edited.system ?? { code: '', name: '', nameEn: '', nameTw: '' }}
          changes={[recordSources]}
          onClose={() => setEdited(undefined)}
        >
          {(form) => (
            <>
              {!edited.system && <TextField form={form} name="code" label={words.code} autoComplete="off" />}
              <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
            </>
          )}
        </EntryDialog>
      )}
    </section>
  )
}
