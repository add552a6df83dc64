import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { reconciliations } from '@campus/contract/payment/console.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Money } from '@campus/ui/figures/money.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CalendarOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../console/filters/days-filter.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { listQuery } from '../../../console/filters/list-query.ts'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { useSession } from '../../../session/use-session.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { ProviderFilter } from './provider-filter.tsx'
import { ReconciliationDetail } from './reconciliation-detail.tsx'
import { ReconciliationMark } from './reconciliation-mark.tsx'
import { reconciliationWords } from './reconciliation-words.ts'

type Row = OutputOf<typeof reconciliations>['rows'][number]

function DayLine({ row }: { readonly row: Row }) {
  const words = useWords(reconciliationWords)
  const say = useSay()
  return (
    <>
      <span className="choosable-head">
        <span className="console-figures">{row.day}</span>
        <ReconciliationMark compared={row} />
      </span>
      <small>{say(providerNames[row.provider])}</small>
      <small className="console-figures">
        {row.state === 'failed' ? row.reason : words.sums(yuan(row.ours.amount), yuan(row.theirs.amount))}
      </small>
    </>
  )
}

const useColumns = (sums: OutputOf<typeof reconciliations>['sums'] | undefined): Columns<Row> => {
  const words = useWords(reconciliationWords)
  const say = useSay()
  const sumOf = (fen: number | undefined) => (fen === undefined ? {} : { sum: <Money fen={fen} /> })
  return [
    { title: words.day, cell: ({ day }) => <span className="console-figures">{day}</span>, sortKey: 'day' },
    { title: words.provider, cell: ({ provider }) => say(providerNames[provider]) },
    { title: words.differences, cell: (row) => <ReconciliationMark compared={row} />, sortKey: 'differences' },
    { title: words.ours, cell: ({ ours }) => <Money fen={ours.amount} />, isNumber: true, sortKey: 'ours', ...sumOf(sums?.ours) },
    { title: words.theirs, cell: ({ theirs }) => <Money fen={theirs.amount} />, isNumber: true, sortKey: 'theirs', ...sumOf(sums?.theirs) },
    { title: words.compared, cell: ({ madeAt }) => <Moment at={madeAt} /> },
  ]
}

export default function ReconciliationsScreen() {
  const words = useWords(reconciliationWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.reconciliations)
  const { query, place, choose } = addressed
  const provider = providers.find((provider) => provider === query.provider)
  const { from, until } = listQuery(query)
  const filter = { ...(provider && { provider }), ...(from && { from }), ...(until && { until }) }
  const { sort, sorted } = sortedBy(addressed, reconciliations.query.shape.sort)
  const page = usePage(reconciliations, { ...place, ...filter, ...sort })
  const columns = useColumns(page.data?.sums)
  const [isComparing, setIsComparing] = useState(false)
  const compare = isAdmin && (
    <Button color="primary" onClick={() => setIsComparing(true)}>
      <CalendarOutline aria-hidden /> {words.compare}
    </Button>
  )
  const isNarrowed = Object.keys(filter).length > 0
  const hasNone = page.data?.total === 0 && !query.id && !isNarrowed
  return (
    <>
      <ListScreen
        screen={consolePaths.reconciliations}
        lead={words.lead}
        actions={
          !hasNone && (
            <>
              <ExportButton source="reconciliations" filter={filter} />
              {compare}
            </>
          )
        }
        addressed={addressed}
        filters={
          <Filters>
            <ProviderFilter of={addressed} />
            <DaysFilter of={addressed} />
          </Filters>
        }
        read={page}
        empty={isNarrowed ? <Empty t={words.noneLikeThat} /> : <Empty t={words.none} action={compare} />}
        table={{ columns, sorted }}
        detail={query.id ? <ReconciliationDetail key={query.id} id={query.id} /> : null}
      >
        {(row) => <DayLine row={row} />}
      </ListScreen>
      {isComparing && <CompareDialog onDone={choose} onClose={() => setIsComparing(false)} />}
    </>
  )
}
