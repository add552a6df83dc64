import { dataImports } from '@campus/contract/exchange/imports.ts'
import { checkExchange, closeExchangeSource, exchangeSources, type TableMap } from '@campus/contract/exchange/sources.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { open } from '../../../../navigation/navigator.ts'
import { PastDataImports } from '../imports/past-imports.tsx'
import { dataImportWords } from '../imports/words.ts'
import { GoneList } from './gone-list.tsx'
import { MappingDialog } from './mapping-dialog.tsx'
import type { Source } from './source-body.ts'
import { sourceWords } from './words.ts'
import '../../../../console/look/console-look.css'

const useColumns = (onMap: (table: TableMap) => void): Columns<TableMap> => {
  const words = useWords(sourceWords)
  const tables = useWords(dataImportWords)
  return [
    { title: words.files, cell: ({ fileName }) => fileName },
    { title: tables.kind, cell: ({ kind }) => tables[kind] },
    { title: words.mapping, cell: ({ columns }) => (columns.length === 0 ? words.ownHeadings : words.mapped(columns.length)) },
    {
      title: words.map,
      cell: (table) => (
        <Button size="small" onClick={() => onMap(table)}>
          {words.map}
        </Button>
      ),
    },
  ]
}

/** One connection: what can be done with it, its columns, who is gone and its runs. */
export function SourcePanel({ source, onEdit }: { readonly source: Source; readonly onEdit: () => void }) {
  const words = useWords(sourceWords)
  const [mapped, setMapped] = useState<TableMap>()
  const [place, setPlace] = useState({ pageNum: 1, pageSize: 10 })
  const checking = useAction(checkExchange, { changes: [exchangeSources, dataImports] })
  const closing = useAction(closeExchangeSource, { changes: [exchangeSources] })
  const check = async () => {
    const { importId } = await checking.act({ id: source.id })
    await open(consolePaths.exchangeImport, { id: importId })
  }
  const close = async () => {
    if (await ask({ title: words.closeTitle(source.name), text: words.closeText, confirm: words.close }))
      await closing.act({ id: source.id })
  }
  const columns = useColumns(setMapped)
  return (
    <>
      <section className="console-card">
        <header>
          <h2>{source.name}</h2>
          <div className="console-buttons">
            <Button onClick={onEdit}>{words.edit}</Button>
            <Button loading={closing.isActing} onClick={() => void close().catch(() => undefined)}>
              {words.close}
            </Button>
            <Button color="primary" loading={checking.isActing} onClick={() => void check().catch(() => undefined)}>
              {words.check}
            </Button>
          </div>
        </header>
        <Table label={words.mapping} columns={columns} rows={source.tables} keyOfRow={({ kind }) => kind} />
      </section>
      <GoneList key={source.id} sourceId={source.id} />
      <section className="console-card">
        <h2>{words.runs}</h2>
        <PastDataImports sourceId={source.id} place={place} onMove={setPlace} none={words.noRuns} />
      </section>
      {mapped && <MappingDialog source={source} table={mapped} onClose={() => setMapped(undefined)} />}
    </>
  )
}
