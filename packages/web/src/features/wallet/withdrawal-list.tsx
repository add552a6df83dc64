import type { OutputOf } from '@campus/contract/call.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { cancelWithdrawal, withdrawals } from '@campus/contract/wallet/withdrawals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { CollectMoneyOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { send } from '../../api/send.ts'
import { useAction } from '../../api/use-action.ts'
import { keyOf } from '../../api/use-read.ts'
import '@campus/ui/tile/tile.css'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { WithdrawalMark } from '../../domain/wallet/withdrawal-mark.tsx'
import './bills/bills.css'
import { TakeButton } from './take-button.tsx'
import { withdrawalListWords } from './withdrawal-list-words.ts'

function WithdrawalRow({ row }: { readonly row: OutputOf<typeof withdrawals>['rows'][number] }) {
  const words = useWords(withdrawalListWords)
  const { act, isActing } = useAction(cancelWithdrawal, { changes: [withdrawals, beanBalance, movements, statement] })
  const { id, number, amount, state, reason, createdAt, dueAt } = row
  const cancel = async () => {
    if (!(await ask({ title: words.cancelTitle, text: words.cancelText, confirm: words.cancel, cancel: words.keep }))) return
    await act({ id })
    toast(words.cancelled, 'success')
  }
  const isOnItsWay = state === 'waiting' || state === 'sending'
  return (
    <div className="bill">
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <CollectMoneyOutline />
      </span>
      <span className="list-text">
        <strong className="money">{yuan(amount)}</strong>
        <small>
          <Time at={createdAt} /> · {number}
        </small>
        {isOnItsWay && <small>{words.due(lastDayOf(Date.parse(dueAt)))}</small>}
        {state === 'confirming' && <small>{words.takeText}</small>}
        {reason && <small>{reason}</small>}
      </span>
      <span className="bill-state">
        <WithdrawalMark state={state} />
        {state === 'confirming' && <TakeButton id={id} />}
        {state === 'waiting' && (
          <Button size="small" loading={isActing} onClick={() => void cancel().catch(() => undefined)}>
            {words.cancel}
          </Button>
        )}
      </span>
    </div>
  )
}

/** What was and is being paid out; one that waits can be taken back. */
export function WithdrawalList({ action }: { readonly action?: ReactNode }) {
  const words = useWords(withdrawalListWords)
  const pages = usePages(keyOf(withdrawals), (pageNum, signal) => send(withdrawals, { pageNum }, { signal }))
  return (
    <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={<Empty t={words.none} action={action} />}>
      {(row) => <WithdrawalRow row={row} />}
    </EndlessList>
  )
}
