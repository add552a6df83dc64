import type { OutputOf } from '@campus/contract/call.ts'
import { wordsOfField } from '@campus/contract/exchange/field-words.ts'
import { dataFields, dataHeadings } from '@campus/contract/exchange/import-fields.ts'
import { exchangeSources, readExchangeColumns, saveExchangeSource, type TableMap } from '@campus/contract/exchange/sources.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { bodyOf, type Source } from './source-body.ts'
import { sourceWords } from './words.ts'

type Column = OutputOf<typeof readExchangeColumns>['columns'][number]
type ColumnMap = TableMap['columns'][number]

interface ValueWordsProps {
  readonly column: Column
  readonly words: Readonly<Record<string, Phrase>>
  readonly map: ColumnMap
  readonly onChange: (values: ColumnMap['values']) => void
}

/** What each word of theirs means, where we have words of our own. */
function ValueWords({ column, words, map, onChange }: ValueWordsProps) {
  const texts = useWords(sourceWords)
  const say = useSay()
  const oursOf = (theirs: string) => map.values.find((value) => value.theirs === theirs)?.ours ?? ''
  const choose = (theirs: string, ours: string) => {
    const others = map.values.filter((value) => value.theirs !== theirs)
    onChange(ours === '' ? others : [...others, { theirs, ours }])
  }
  return (
    <div className="console-buttons">
      {column.values.map((theirs) => (
        <span key={theirs}>
          {theirs} →{' '}
          <SelectBox
            label={texts.valueOf(column.name, theirs)}
            all={texts.asItIs}
            value={oursOf(theirs)}
            options={Object.entries(words).map(([value, phrase]) => ({ value, label: say(phrase) }))}
            onChoose={(ours) => choose(theirs, ours)}
          />
        </span>
      ))}
    </div>
  )
}

/** A column of theirs, the field of ours that it becomes, and what its words mean. */
const useColumns = (
  kind: TableMap['kind'],
  columns: readonly ColumnMap[],
  change: (next: (before: readonly ColumnMap[]) => readonly ColumnMap[]) => void,
): Columns<Column> => {
  const words = useWords(sourceWords)
  const say = useSay()
  const headings: Readonly<Record<string, Phrase>> = dataHeadings[kind]
  const mapOf = (name: string) => columns.find(({ theirs }) => theirs === name)
  const put = (map: ColumnMap) => change((before) => [...before.filter(({ theirs }) => theirs !== map.theirs), map])
  const choose = (theirs: string, field: string) =>
    // A field comes from one column.
    change((before) => [
      ...before.filter((map) => map.theirs !== theirs && map.field !== field),
      ...(field === '' ? [] : [{ theirs, field, values: [] }]),
    ])
  return [
    { title: words.theirs, cell: ({ name }) => name },
    {
      title: words.ours,
      cell: ({ name }) => (
        <SelectBox
          label={words.ourOf(name)}
          all={words.skip}
          value={mapOf(name)?.field ?? ''}
          options={dataFields(kind).map((field) => ({ value: field, label: say(headings[field] ?? ['', '', '']) }))}
          onChoose={(field) => choose(name, field)}
        />
      ),
    },
    {
      title: words.values,
      cell: (column) => {
        const map = mapOf(column.name)
        const ours = map && wordsOfField[`${kind}.${map.field}`]
        return ours ? (
          <ValueWords column={column} words={ours} map={map} onChange={(values) => put({ ...map, values })} />
        ) : (
          column.values.slice(0, 3).join(' · ')
        )
      },
    },
  ]
}

interface MappingProps {
  readonly source: Source
  readonly table: TableMap
  readonly found: OutputOf<typeof readExchangeColumns>
  readonly onClose: () => void
}

function Mapping({ source, table, found, onClose }: MappingProps) {
  const words = useWords(sourceWords)
  const [columns, setColumns] = useState<readonly ColumnMap[]>(
    table.columns.filter(({ theirs }) => found.columns.some(({ name }) => name === theirs)),
  )
  const { act, isActing, failure } = useAction(saveExchangeSource, { changes: [exchangeSources], quiet: true })
  const { advice } = useFailure(failure)
  const shown = useColumns(table.kind, columns, setColumns)
  const save = async () => {
    const order = found.columns.map(({ name }) => name)
    const sorted = columns.toSorted((one, other) => order.indexOf(one.theirs) - order.indexOf(other.theirs))
    const tables = source.tables.map((one) => (one.kind === table.kind ? { ...one, columns: [...sorted] } : one))
    try {
      await act({ ...bodyOf(source), tables })
      toast(words.saved, 'success')
      onClose()
    } catch {
      // It stands above the button.
    }
  }
  return (
    <div className="form">
      <p className="console-note">{words.mapLead(found.lines)}</p>
      <Table label={words.mapping} columns={shown} rows={found.columns} keyOfRow={({ name }) => name} />
      {failure && (
        <p className="form-failure" role="alert">
          {advice}
        </p>
      )}
      <div className="console-buttons console-buttons-end">
        <Button color="primary" loading={isActing} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

/** Fetches a file to say what each of its columns means. */
export function MappingDialog({
  source,
  table,
  onClose,
}: {
  readonly source: Source
  readonly table: TableMap
  readonly onClose: () => void
}) {
  const words = useWords(sourceWords)
  const read = useRead(readExchangeColumns, { id: source.id, kind: table.kind }, { staleTime: 0 })
  return (
    <ConsoleDialog title={words.mapTitle(table.fileName)} size="wide" onClose={onClose}>
      <QueryView read={read}>{(found) => <Mapping source={source} table={table} found={found} onClose={onClose} />}</QueryView>
    </ConsoleDialog>
  )
}
