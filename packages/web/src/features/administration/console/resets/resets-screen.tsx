import { type AccountReset, accountResets, decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import { person } from '@campus/contract/administration/people.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import '@campus/ui/list/list.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../../api/send.ts'
import { useAction } from '../../../../api/use-action.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useWholeAdmin } from '../../../../session/use-whole-admin.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { OneTimePassword } from '../person/one-time-password.tsx'
import { resetKindNames, resetStateNames, resetsWords } from './words.ts'

const tones = { open: 'waiting', approved: 'good', rejected: 'bad', expired: 'over' } as const

interface Shown {
  readonly name: string
  readonly password: string
}

function Decision({ reset, onPassword }: { readonly reset: AccountReset; readonly onPassword: (shown: Shown) => void }) {
  const words = useWords(resetsWords)
  const { act, isActing } = useAction(decideAccountReset, { changes: [accountResets, person] })
  const { id, kind, personName: name, mayApprove, isMine } = reset
  const decide = async (decision: 'approve' | 'reject') => {
    const { title, text, confirm, done } = {
      approve: { title: words.approveTitle, text: words.approveText, confirm: words.approve, done: words.approved },
      reject: isMine
        ? { title: words.withdrawTitle, text: words.rejectText, confirm: words.withdraw, done: words.withdrawn }
        : { title: words.rejectTitle, text: words.rejectText, confirm: words.reject, done: words.rejected },
    }[decision]
    const isSure = await ask({ title: title(name, resetKindNames[kind]), text, confirm })
    const decided = isSure ? await act({ id, decision }).catch(() => undefined) : undefined
    if (!decided) return
    if (decided.oneTimePassword === null) toast(done, 'success')
    else onPassword({ name, password: decided.oneTimePassword })
  }
  return (
    <>
      {!mayApprove && <p className="console-note">{words.another}</p>}
      <div className="console-buttons">
        {mayApprove && (
          <Button color="primary" loading={isActing} onClick={() => void decide('approve')}>
            {words.approve}
          </Button>
        )}
        <Button disabled={isActing} onClick={() => void decide('reject')}>
          {isMine ? words.withdraw : words.reject}
        </Button>
      </div>
    </>
  )
}

function ResetCard({ reset, onPassword }: { readonly reset: AccountReset; readonly onPassword: (shown: Shown) => void }) {
  const words = useWords(resetsWords)
  const say = useSay()
  const isAdmin = useWholeAdmin()
  const { kind, state, personId, personName, personNumber, reason, phone, email, requestedBy, decidedBy, createdAt, expiresAt } = reset
  return (
    <article className="console-card">
      <header>
        <h2>{say(resetKindNames[kind])}</h2>
        <StateMark tone={tones[state]} t={say(resetStateNames[state])} />
      </header>
      <Facts
        facts={[
          [
            words.person,
            <PathLink key="person" to={consolePaths.person} query={{ id: personId }}>
              {personName} · {personNumber}
            </PathLink>,
          ],
          ...(phone === null ? [] : [[words.phone, phone || words.removed] as const]),
          ...(email === null ? [] : [[words.email, email || words.removed] as const]),
          [words.reason, reason || words.noReason],
          [words.requestedBy, requestedBy],
          [words.requestedAt, <Moment key="requested" at={createdAt} />],
          ...(state === 'open' ? [[words.expiresAt, <Moment key="expires" at={expiresAt} />] as const] : []),
          ...(decidedBy === null ? [] : [[words.decidedBy, decidedBy] as const]),
        ]}
      />
      {state === 'open' && isAdmin && <Decision reset={reset} onPassword={onPassword} />}
    </article>
  )
}

export default function ResetsScreen() {
  const words = useWords(resetsWords)
  const pages = useCursorPages(keyOf(accountResets), (after, signal) => send(accountResets, after, { signal }))
  const [shown, setShown] = useState<Shown>()
  return (
    <ConsoleFrame screen={consolePaths.resets} lead={words.lead}>
      <QueryView read={pages} empty={<Empty t={words.none} />}>
        {(resets) => (
          <div className="console-column">
            {resets.map((reset) => (
              <ResetCard key={reset.id} reset={reset} onPassword={setShown} />
            ))}
            <ListEnd pages={pages} />
          </div>
        )}
      </QueryView>
      {shown && (
        <ConsoleDialog title={`${words.oneTime} · ${shown.name}`} onClose={() => setShown(undefined)}>
          <OneTimePassword {...shown} onDone={() => setShown(undefined)} />
        </ConsoleDialog>
      )}
    </ConsoleFrame>
  )
}
