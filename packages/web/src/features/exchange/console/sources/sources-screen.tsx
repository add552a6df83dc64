import { exchangeSources, recordSources } from '@campus/contract/exchange/sources.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import type { Source } from './source-body.ts'
import { SourceDialog } from './source-dialog.tsx'
import { SourcePanel } from './source-panel.tsx'
import { Systems } from './systems.tsx'
import { sourceWords } from './words.ts'

const useColumns = (): Columns<Source> => {
  const words = useWords(sourceWords)
  return [
    { title: words.name, cell: ({ name }) => name },
    { title: words.way, cell: ({ way }) => words[way] },
    {
      title: words.state,
      cell: ({ confirmedAt }) => <StateMark tone={confirmedAt ? 'good' : 'waiting'} t={confirmedAt ? words.confirmed : words.toCheck} />,
    },
    { title: words.gone, cell: ({ goneOpen }) => sayCount(goneOpen), isNumber: true },
    { title: words.lastRun, cell: ({ lastRun }) => (lastRun ? <Time at={lastRun.createdAt} /> : words.never) },
  ]
}

export default function SourcesScreen() {
  const words = useWords(sourceWords)
  const { query, choose } = useAddressed(consolePaths.exchangeSources)
  const [edited, setEdited] = useState<{ readonly source: Source | undefined }>()
  const read = useRead(exchangeSources, {})
  const systems = useRead(recordSources, {})
  const columns = useColumns()
  const add = (
    <Button color="primary" onClick={() => setEdited({ source: undefined })}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  return (
    <ConsoleFrame screen={consolePaths.exchangeSources} lead={words.lead} actions={add}>
      <QueryView read={read}>
        {({ rows, folder }) => {
          const shown = rows.find(({ id }) => id === query.id) ?? rows[0]
          return (
            <>
              {rows.length === 0 ? (
                <Empty t={words.none} />
              ) : (
                <Table
                  label={words.connections}
                  columns={columns}
                  rows={rows}
                  keyOfRow={({ id }) => id}
                  renderName={({ id }, name) => (
                    <button type="button" onClick={() => choose(id)}>
                      {name}
                    </button>
                  )}
                />
              )}
              {shown && <SourcePanel key={shown.id} source={shown} onEdit={() => setEdited({ source: shown })} />}
              <Systems systems={systems.data ?? []} />
              {edited && (
                <SourceDialog source={edited.source} folder={folder} systems={systems.data ?? []} onClose={() => setEdited(undefined)} />
              )}
            </>
          )
        }}
      </QueryView>
    </ConsoleFrame>
  )
}
