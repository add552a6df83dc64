import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { appealWords } from './words.ts'

interface WithdrawButtonProps {
  readonly onWithdraw: () => Promise<unknown>
  readonly isActing: boolean
}

/** While nobody has reviewed it, it can be taken back. */
export function WithdrawButton({ onWithdraw, isActing }: WithdrawButtonProps) {
  const words = useWords(appealWords)
  const withdraw = async () => {
    if (!(await ask({ title: words.withdrawTitle, text: words.withdrawText, confirm: words.withdraw }))) return
    await onWithdraw()
    toast(words.withdrawn, 'success')
  }
  return (
    <Button block loading={isActing} onClick={() => void withdraw().catch(() => undefined)}>
      {words.withdraw}
    </Button>
  )
}
