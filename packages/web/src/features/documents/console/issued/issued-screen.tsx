import type { OutputOf } from '@campus/contract/call.ts'
import { issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { consoleTemplates } from '@campus/contract/documents/console/templates.ts'
import { documentStates } from '@campus/contract/documents/own-documents.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { PagedTable } from '@campus/ui/table/paged-table.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, FillinOutline } from 'antd-mobile-icons'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery, personIn } from '../../../../console/filters/list-query.ts'
import { OnePerson } from '../../../../console/filters/one-person.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { UnitFilter } from '../../../../console/filters/unit-filter.tsx'
import { type Addressed, useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import { open, redirect } from '../../../../navigation/navigator.ts'
import { useSession } from '../../../../session/use-session.ts'
import './issued.css'
import { DocumentMark } from '../../../../domain/proof/document-mark.tsx'
import { stateLooks } from '../../../../domain/proof/document-state.ts'
import { IssuedDetail } from './issued-detail.tsx'
import { makingPause } from './use-issued.ts'
import { issuedWords } from './words.ts'

type Row = OutputOf<typeof issuedDocuments>['rows'][number]

const useColumns = (): Columns<Row> => {
  const words = useWords(issuedWords)
  const language = useLanguage()
  return [
    {
      title: words.document,
      cell: (row) => (
        <span className="issued-name">
          {nameIn(row, language)}
          <small>{row.serial}</small>
        </span>
      ),
    },
    {
      title: words.holder,
      cell: ({ holderName, holderNumber }) => (
        <span className="issued-holder">
          {holderName}
          <small>{holderNumber}</small>
        </span>
      ),
    },
    { title: words.state, cell: ({ state }) => <DocumentMark state={state} /> },
    { title: words.issued, cell: ({ issuedAt }) => issuedAt && <Time at={issuedAt} />, sortKey: 'createdAt' },
  ]
}

const maxTemplates = 100

function IssuedFilters({ addressed }: { readonly addressed: Addressed<typeof consolePaths.issued> }) {
  const words = useWords(issuedWords)
  const say = useSay()
  const language = useLanguage()
  const { data: templates } = useRead(consoleTemplates, { pageSize: maxTemplates })
  return (
    <Filters>
      <SearchFilter of={addressed} label={words.search} />
      <StateFilter of={addressed} states={documentStates} t={(state) => say(stateLooks[state].t)} />
      <SelectFilter
        of={addressed}
        name="templateId"
        label={words.template}
        all={words.allTemplates}
        options={(templates?.rows ?? []).map((template) => ({ value: template.id, label: nameIn(template, language) }))}
      />
      <UnitFilter of={addressed} />
      <DaysFilter of={addressed} />
    </Filters>
  )
}

export default function IssuedScreen() {
  const words = useWords(issuedWords)
  const isWide = useWide()
  const isAuditorOnly = useSession('user')?.roles.every((role) => role !== 'admin' && role !== 'manager') ?? true
  const addressed = useAddressed(consolePaths.issued)
  const { query, place, searched, move, choose } = addressed
  const state = documentStates.find((state) => state === query.state)
  const filter = {
    ...searched,
    ...listQuery(query),
    ...personIn(query),
    ...(state && { state }),
    ...(query.templateId && { templateId: query.templateId }),
  }
  const { sort, sorted } = sortedBy(addressed, issuedDocuments.query.shape.sort)
  const page = usePage(
    issuedDocuments,
    { ...place, ...filter, ...sort },
    { refetchInterval: ({ rows }) => rows.some(({ state }) => state === 'making') && makingPause },
  )
  const columns = useColumns()
  const { id } = query
  const toCounter = !isAuditorOnly && (
    <Button color="primary" onClick={() => void open(consolePaths.counter)}>
      <FillinOutline aria-hidden /> {words.toCounter}
    </Button>
  )
  const actions = (
    <>
      {toCounter}
      <ExportButton source="issued_documents" filter={filter} />
    </>
  )
  const close = (
    <button
      type="button"
      className="issued-close"
      aria-label={words.close}
      onClick={() => void redirect(consolePaths.issued, { ...query, id: undefined })}
    >
      <CloseOutline aria-hidden />
    </button>
  )
  const detail = id ? <IssuedDetail key={id} id={id} onChoose={choose} {...(isWide && { action: close })} /> : null
  const list = (
    <PagedTable
      label={words.document}
      columns={columns}
      sorted={sorted}
      read={page}
      place={place}
      onMove={move}
      keyOfRow={({ id }) => id}
      renderName={(row, name) => (
        <button type="button" aria-current={row.id === id ? 'true' : undefined} onClick={() => choose(row.id)}>
          {name}
        </button>
      )}
      empty={<Empty t={words.none} action={toCounter} />}
    />
  )
  return (
    <ConsoleFrame screen={consolePaths.issued} lead={words.lead} actions={actions}>
      {(isWide || !detail) && (
        <>
          <OnePerson of={addressed} />
          <IssuedFilters addressed={addressed} />
        </>
      )}
      {isWide ? (
        <div className="issued-beside" data-two={detail ? true : undefined}>
          {list}
          {detail && <div className="issued-beside-detail">{detail}</div>}
        </div>
      ) : (
        <ListWithDetail list={list} detail={detail} />
      )}
    </ConsoleFrame>
  )
}
