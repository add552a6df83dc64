import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { reconciliations } from '@campus/contract/payment/console.ts'
import { providerNames, providers } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CalendarOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { usePage } from '../../../api/use-page.ts'
import { Filters } from '../../../console/filters/filters.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
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

export default function ReconciliationsScreen() {
  const words = useWords(reconciliationWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const addressed = useAddressed(consolePaths.reconciliations)
  const { query, place, choose } = addressed
  const provider = providers.find((provider) => provider === query.provider)
  const page = usePage(reconciliations, { ...place, ...(provider && { provider }) })
  const [isComparing, setIsComparing] = useState(false)
  const compare = isAdmin && (
    <Button color="primary" onClick={() => setIsComparing(true)}>
      <CalendarOutline aria-hidden /> {words.compare}
    </Button>
  )
  const hasNone = page.data?.total === 0 && !query.id
  return (
    <>
      <ListScreen
        screen={consolePaths.reconciliations}
        lead={words.lead}
        actions={!hasNone && compare}
        addressed={addressed}
        filters={
          <Filters>
            <ProviderFilter of={addressed} />
          </Filters>
        }
        read={page}
        empty={<Empty t={words.none} action={compare} />}
        hint={words.choose}
        detail={query.id ? <ReconciliationDetail key={query.id} id={query.id} /> : null}
      >
        {(row) => <DayLine row={row} />}
      </ListScreen>
      {isComparing && <CompareDialog onDone={choose} onClose={() => setIsComparing(false)} />}
    </>
  )
}
