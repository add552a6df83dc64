import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { CheckShieldOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { useEffect, useState } from 'react'
import { LanguageSelect } from '../../../layout/language-select.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useSession } from '../../../session/use-session.ts'
import { mayCheckHere } from '../checking/check-apart.ts'
import { usePrepared } from '../checking/use-prepared.ts'
import { openAnswer } from '../outcome/open-answer.ts'
import { isTypedCode } from '../scanned/code-in.ts'
import { CodeWay } from './code-way.tsx'
import { FileWay } from './file-way.tsx'
import { OwnFinding } from './own-finding.tsx'
import { ScanWay } from './scan-way.tsx'
import { useFileCheck } from './use-file-check.ts'
import './verify-screen.css'
import { verifyWords } from './words.ts'

type Way = 'file' | 'code' | 'scan'

function MoreRows({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const words = useWords(verifyWords)
  const trust = { title: words.trust, text: words.trustText, to: verificationPaths.trust, icon: CheckShieldOutline }
  const log = { title: words.log, text: words.logText, to: verificationPaths.log, icon: UnorderedListOutline }
  return <LinkRows title={words.more} rows={isLoggedIn ? [trust, log] : [trust]} />
}

/** The signed code of a paper has a screen of its own; only the short one is typed here. */
const useGivenCode = () => {
  const { code = '' } = useQueryOf(verificationPaths.verify)
  const isTyped = isTypedCode(code)
  useEffect(() => {
    if (code !== '' && !isTyped) void redirect(verificationPaths.scanned, { code })
  }, [code, isTyped])
  return isTyped ? code : ''
}

/** Three ways to the same answer: side by side at a desk, one at a time on a phone. */
export default function VerifyScreen() {
  const words = useWords(verifyWords)
  const isWide = useWide()
  const isLoggedIn = useSession('token') !== ''
  const given = useGivenCode()
  const [typed, setTyped] = useState(given)
  const [way, setWay] = useState<Way>(given ? 'code' : 'file')
  const [isSent, setIsSent] = useState(!mayCheckHere())
  const onAnswer = (outcome: Outcome) => void openAnswer(outcome, { isWide })
  const { check, begin, reset } = useFileCheck(isSent, onAnswer)
  usePrepared()
  if (check.is === 'found') return <OwnFinding found={check} onAnother={reset} />

  const takeTyped = (code: string) => {
    setTyped(code)
    setWay('code')
  }
  const ways = {
    file: <FileWay check={check} isSent={isSent} onSent={setIsSent} onFile={begin} onCancel={reset} />,
    code: <CodeWay key={typed} code={typed} onAnswer={onAnswer} />,
    scan: <ScanWay isOpen={!isWide} onTypedCode={takeTyped} />,
  }
  return (
    <div className="page verify">
      <div className="verify-head">
        <p className="page-lead">{words.lead}</p>
        {!isLoggedIn && <LanguageSelect />}
      </div>
      {isWide ? (
        <>
          <div className="page-column">
            {ways.file}
            <MoreRows isLoggedIn={isLoggedIn} />
          </div>
          <div className="page-column">
            {ways.code}
            {ways.scan}
          </div>
        </>
      ) : (
        <>
          <Choice
            look="segments"
            label={words.ways}
            options={[
              ['file', words.byFile],
              ['code', words.byCode],
              ['scan', words.byScan],
            ]}
            value={way}
            onChoose={setWay}
          />
          {ways[way]}
          <MoreRows isLoggedIn={isLoggedIn} />
        </>
      )}
    </div>
  )
}
