import { homeInit } from '@campus/contract/home/workbench.ts'
import { leaveRequest, ownLeave, withdrawLeave } from '@campus/contract/leave/leave-requests.ts'
import { returnEarly } from '@campus/contract/leave/returns.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'
import { LeaveView } from './leave-view.tsx'
import { ownLeaveWords } from './own-words.ts'

/** A request of one's own; the decision appears by itself when it is taken. */
export function OwnRequest({ id }: { readonly id: string }) {
  const words = useWords(ownLeaveWords)
  const read = useRead(leaveRequest, { id }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  const { act, isActing } = useAction(withdrawLeave, { changes: [leaveRequest, ownLeave, homeInit] })
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle, text: words.withdrawText, confirm: words.withdraw }))) return
    await act({ id })
    toast(words.withdrawn, 'success')
  }
  const returning = useAction(returnEarly, { changes: [leaveRequest, ownLeave] })
  const comeBack = async () => {
    if (!(await ask({ title: words.returnTitle, text: words.returnText, confirm: words.return }))) return
    await returning.act({ leaveRequestId: id })
    toast(words.returned, 'success')
  }
  return (
    <QueryView read={read}>
      {(request) => (
        <LeaveView request={request} showsPerson={request.mayDecide}>
          {request.mayWithdraw && (
            <Button block loading={isActing} onClick={() => void withdraw().catch(() => undefined)}>
              {words.withdraw}
            </Button>
          )}
          {request.mayReturn && (
            <Button block loading={returning.isActing} onClick={() => void comeBack().catch(() => undefined)}>
              {words.return}
            </Button>
          )}
        </LeaveView>
      )}
    </QueryView>
  )
}
