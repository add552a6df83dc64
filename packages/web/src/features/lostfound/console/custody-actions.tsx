import { type CustodyAction, type CustodyItem, decideLostItem } from '@campus/contract/lostfound/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../console/fields/reason-dialog.tsx'
import { changedReads } from '../changed-reads.ts'
import { GiveDialog, TakeDialog } from './custody-dialogs.tsx'
import { custodyWords } from './words.ts'

const texts = { take: 'takeText', give: 'giveText', hide: 'hideText', show: 'showText', renew: 'renewText', end: 'endText' } as const

/** What the office may do with a post. */
export function CustodyActions({ item: { id, mayDo, card } }: { readonly item: CustodyItem }) {
  const words = useWords(custodyWords)
  const [asked, setAsked] = useState<CustodyAction>()
  const { act, isActing } = useAction(decideLostItem, { changes: changedReads })
  const decide = async (action: CustodyAction, more: object = {}) => {
    await act({ id, action, ...more })
    toast(words.done, 'success')
  }
  const begin = async (action: CustodyAction) => {
    if (action !== 'show' && action !== 'renew') return setAsked(action)
    if (await ask({ title: words[action], text: words[texts[action]], confirm: words[action] })) await decide(action)
  }
  const close = () => setAsked(undefined)
  if (mayDo.length === 0) return null
  return (
    <div className="console-buttons">
      {mayDo.map((action) => (
        <Button key={action} loading={isActing} onClick={() => void begin(action).catch(() => undefined)}>
          {words[action]}
        </Button>
      ))}
      {asked === 'take' && <TakeDialog onGive={(place) => decide('take', { place })} onClose={close} />}
      {asked === 'give' && (
        <GiveDialog number={card?.owner?.number ?? ''} onGive={(personNumber) => decide('give', { personNumber })} onClose={close} />
      )}
      {(asked === 'hide' || asked === 'end') && (
        <ReasonDialog
          title={words[asked]}
          text={words[texts[asked]]}
          action={words[asked]}
          isDangerous={asked === 'end'}
          onGive={(notes) => decide(asked, { notes })}
          onClose={close}
        />
      )}
    </div>
  )
}
