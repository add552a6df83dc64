import type { OutputOf } from '@campus/contract/call.ts'
import { keyPurposes, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { rootCertificate } from '@campus/contract/verification/trust.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { sendForBytes } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { useWholeAdmin } from '../../../../session/use-whole-admin.ts'
import '../../../../console/look/console-look.css'
import { EarlierKeys } from './earlier-keys.tsx'
import { KeyCard } from './key-card.tsx'
import './keys.css'
import { keysWords } from './words.ts'

type Keys = OutputOf<typeof signingKeys>

function BeingTrusted({ hasTimestamps }: Pick<Keys, 'hasTimestamps'>) {
  const words = useWords(keysWords)
  const schoolId = useSession('user')?.schoolId ?? ''
  const download = async () => saveFile(await sendForBytes(rootCertificate, { schoolId }), `${words.fileName}.cer`)
  return (
    <div className="keys-aside">
      <section className="console-card">
        <h2>{words.publish}</h2>
        <p className="console-note">{words.publishText}</p>
        <div className="console-buttons">
          <Button size="small" onClick={() => void download().catch(toastFailure)}>
            <DownlandOutline aria-hidden /> {words.download}
          </Button>
        </div>
        <p className="console-note">
          <PathLink to={verificationPaths.trust} query={{ schoolId }}>
            {words.toTrust}
          </PathLink>
        </p>
      </section>
      <section className="console-card">
        <header>
          <h2>{words.timestamps}</h2>
          <StateMark tone={hasTimestamps ? 'good' : 'over'} t={hasTimestamps ? words.on : words.off} />
        </header>
        <p className="console-note">{hasTimestamps ? words.hasTimestamps : words.noTimestamps}</p>
      </section>
    </div>
  )
}

function Chain({ keys, isAdmin }: Pick<Keys, 'keys'> & { readonly isAdmin: boolean }) {
  const words = useWords(keysWords)
  const active = keyPurposes.flatMap((purpose) => keys.find((key) => key.purpose === purpose && key.state === 'active') ?? [])
  return (
    <ol className="key-chain" aria-label={words.chain}>
      {active.map((key) => (
        <li key={key.id} className={`key-step key-step-${key.purpose}`}>
          <KeyCard shown={key} mayRotate={isAdmin} />
        </li>
      ))}
    </ol>
  )
}

export default function KeysScreen() {
  const words = useWords(keysWords)
  const isAdmin = useWholeAdmin()
  const read = useRead(signingKeys, {})
  return (
    <ConsoleFrame screen={consolePaths.signingKeys} lead={words.lead}>
      <QueryView read={read}>
        {({ keys, hasTimestamps }) => (
          <>
            <div className="keys-columns">
              <Chain keys={keys} isAdmin={isAdmin} />
              <BeingTrusted hasTimestamps={hasTimestamps} />
            </div>
            <EarlierKeys keys={keys.filter(({ state }) => state !== 'active')} mayRevoke={isAdmin} />
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
