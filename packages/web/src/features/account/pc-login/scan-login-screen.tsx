import { confirmPcLogin, scanPcLogin } from '@campus/contract/account/pc-login.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline, CloseCircleOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { switchTab } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useShownUser } from '../../../session/shown-user.ts'
import '../account-page.css'
import { pcLoginWords } from './words.ts'

type Decision = 'confirm' | 'refuse'

function ToHome() {
  const words = useWords(pcLoginWords)
  return (
    <Button color="primary" fill="outline" onClick={() => void switchTab(messagesPaths.home)}>
      {words.home}
    </Button>
  )
}

function Decided({ decision }: { readonly decision: Decision }) {
  const words = useWords(pcLoginWords)
  const isIn = decision === 'confirm'
  return (
    <section className="account-page account-center" role="status">
      <span className="account-row-icon">{isIn ? <CheckCircleOutline aria-hidden /> : <CloseCircleOutline aria-hidden />}</span>
      <h2>{isIn ? words.confirmed : words.refusedDone}</h2>
      <p className="account-lead">{isIn ? words.confirmedText : words.refusedText}</p>
      <ToHome />
    </section>
  )
}

function Question({ code }: { readonly code: string }) {
  const words = useWords(pcLoginWords)
  const { name, xuehao, schoolName } = useShownUser()
  // Scanning is an action and counts once for this code: it is never repeated by itself.
  const scan = useRead(scanPcLogin, { code }, { staleTime: Number.POSITIVE_INFINITY })
  const { act, isActing } = useAction(confirmPcLogin)
  const [decided, setDecided] = useState<Decision>()

  const decide = async (decision: Decision) => {
    try {
      await act({ code, decision })
      setDecided(decision)
    } catch {
      // The refusal was toasted; the reader may try again or leave.
    }
  }

  if (decided) return <Decided decision={decided} />
  return (
    <QueryView read={scan}>
      {({ deviceName, network, purpose }) => (
        <section className="account-page">
          <h2>{words.confirmTitle}</h2>
          <p className="account-lead">{words.confirmText}</p>
          <dl className="account-card account-facts">
            <dt>{words.device}</dt>
            <dd>{deviceName}</dd>
            <dt>{words.network}</dt>
            <dd>{network}</dd>
            <dt>{words.purpose}</dt>
            <dd>{purpose}</dd>
            <dt>{words.as}</dt>
            <dd>
              {name} {xuehao} · {schoolName}
            </dd>
          </dl>
          <div className="account-buttons">
            <Button color="primary" size="large" block loading={isActing} onClick={() => void decide('confirm')}>
              {words.confirm}
            </Button>
            <Button size="large" block disabled={isActing} onClick={() => void decide('refuse')}>
              {words.refuse}
            </Button>
          </div>
        </section>
      )}
    </QueryView>
  )
}

/** The phone has scanned the code of a computer and decides about the login there. */
export default function ScanLoginScreen() {
  const words = useWords(pcLoginWords)
  const { code } = useQueryOf(messagesPaths.scanLogin)
  if (!code) return <Empty t={words.noCode} action={<ToHome />} />
  return <Question key={code} code={code} />
}
