import {
  type AccountChange,
  ownAccountChange,
  reportedChange,
  undoOwnAccountChange,
  undoReportedChange,
} from '@campus/contract/account/account-changes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { askLogin, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { afterLogout } from '../../../session/session.ts'
import { changeSession } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import '../account-page.css'
import { notMeWords } from './words.ts'

type Undone = OutputOf<typeof undoReportedChange>

/** The sessions are gone on the server; the recovery of the password begins at the right school. */
const leaveAccount = ({ schoolId, schoolName, userType }: Undone) =>
  changeSession((session) => ({ ...afterLogout(session), school: { id: schoolId, name: schoolName }, loginType: userType }))

function Recovery({ t }: { readonly t: string }) {
  const words = useWords(notMeWords)
  return (
    <div className="account-card">
      <h2>{t}</h2>
      <p className="account-lead">{words.recoverLead}</p>
      <Button block color="primary" size="large" onClick={() => void redirect(accountPaths.forget)}>
        {words.recover}
      </Button>
    </div>
  )
}

interface ChangeViewProps {
  readonly change: AccountChange
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

function ChangeView({ change, isUndoing, onUndo }: ChangeViewProps) {
  const words = useWords(notMeWords)
  const { title, happened, undoing, device, network, createdAt, state } = change
  return (
    <>
      <h2>{title}</h2>
      <div className="account-card">
        <FactList
          facts={[
            [words.what, happened],
            [words.when, <Time key="when" at={createdAt} />],
            [words.device, device],
            [words.network, network],
          ]}
        />
      </div>
      {state === 'open' ? (
        <>
          <p className="account-lead">{words.lead}</p>
          <div className="account-card">
            <p className="account-lead">{words.effect}</p>
            <ul className="account-list">
              {undoing !== '' && <li>{undoing}</li>}
              <li>{words.logout}</li>
              <li>{words.next}</li>
            </ul>
            <Button block color="danger" size="large" loading={isUndoing} onClick={onUndo}>
              {words.undo}
            </Button>
          </div>
        </>
      ) : (
        <Recovery t={state === 'undone' ? words.wasUndone : words.over} />
      )}
    </>
  )
}

interface ReportProps {
  readonly onUndone: (undone: Undone) => void
}

/** Opened from a mail or a text message, with or without a login. */
function ByToken({ token, onUndone }: ReportProps & { readonly token: string }) {
  const change = useRead(reportedChange, { token }, { staleTime: 0 })
  const { act, isActing } = useAction(undoReportedChange)
  return (
    <QueryView read={change}>
      {(change) => <ChangeView change={change} isUndoing={isActing} onUndo={() => void act({ token }).then(onUndone, () => undefined)} />}
    </QueryView>
  )
}

/** Opened from a message in the app. */
function ById({ id, onUndone }: ReportProps & { readonly id: string }) {
  const isLoggedIn = useSession('token') !== ''
  const change = useRead(ownAccountChange, { id }, { staleTime: 0, enabled: isLoggedIn })
  const { act, isActing } = useAction(undoOwnAccountChange)
  useEffect(() => {
    if (!isLoggedIn) void askLogin()
  }, [isLoggedIn])
  return (
    <QueryView read={change}>
      {(change) => <ChangeView change={change} isUndoing={isActing} onUndo={() => void act({ id }).then(onUndone, () => undefined)} />}
    </QueryView>
  )
}

export default function NotMeScreen() {
  const words = useWords(notMeWords)
  const { token, id } = useQueryOf(accountPaths.notMe)
  const [undone, setUndone] = useState<Undone>()
  const finish = (undone: Undone) => {
    setUndone(undone)
    leaveAccount(undone)
  }
  return (
    <section className="account-page">
      {undone ? (
        <Recovery t={undone.isReverted ? words.undone : words.notReverted} />
      ) : token ? (
        <ByToken token={token} onUndone={finish} />
      ) : id ? (
        <ById id={id} onUndone={finish} />
      ) : (
        <Empty t={words.incomplete} />
      )}
    </section>
  )
}
