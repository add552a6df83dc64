import { walletPaths } from '@campus/contract/paths/orders.ts'
import { MovementKind, statement } from '@campus/contract/wallet/balance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { monthOf } from '@campus/ui/time/months.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { WithdrawalList } from '../withdrawal-list.tsx'
import { BillList } from './bill-list.tsx'
import './bills.css'
import { RechargeList } from './recharge-list.tsx'
import { StatementCard } from './statement-card.tsx'
import { billWords } from './words.ts'

const tabs = ['bills', 'recharges', 'withdrawals', 'statement'] as const
const Tab = z.enum(tabs)
type Tab = z.infer<typeof Tab>

const Month = statement.query.shape.month

const show = (tab: Tab, filter: { readonly month?: string | undefined; readonly kind?: string | undefined } = {}) =>
  void redirect(walletPaths.bills, { tab, ...filter })

function Withdrawals() {
  const words = useWords(billWords)
  return <WithdrawalList action={<Button onClick={() => void open(walletPaths.withdrawal)}>{words.withdraw}</Button>} />
}

/** Everything about money and beans, by kind; where there is room the statement of the month stands beside the bills. */
export default function BillsScreen() {
  const words = useWords(billWords)
  const isWide = useWide()
  const query = useQueryOf(walletPaths.bills)
  const tab = Tab.safeParse(query.tab).data ?? 'bills'
  const filter = { month: Month.safeParse(query.month).data, kind: MovementKind.safeParse(query.kind).data }
  const thisMonth = monthOf(useNow(0))
  const month = filter.month ?? thisMonth
  const statementCard = <StatementCard month={month} onMonth={(chosen) => show(tab, { ...filter, month: chosen })} />
  return (
    <>
      <div className="bills-tabs">
        <Choice
          label={words.tabs}
          look="tabs"
          options={tabs.map((one) => [one, words[one]] as const)}
          value={tab}
          onChoose={(chosen) => show(chosen, { month: filter.month })}
        />
      </div>
      {tab === 'bills' && (
        <MasterDetail detail={isWide && statementCard}>
          <BillList filter={filter} onFilter={(chosen) => show('bills', chosen)} />
        </MasterDetail>
      )}
      {tab === 'recharges' && (
        <div className="bills-narrow list-on-card">
          <RechargeList />
        </div>
      )}
      {tab === 'withdrawals' && (
        <div className="bills-narrow list-on-card">
          <Withdrawals />
        </div>
      )}
      {tab === 'statement' && <div className="page">{statementCard}</div>}
    </>
  )
}
