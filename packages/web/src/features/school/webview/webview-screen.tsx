import { shellPaths } from '@campus/contract/paths/shell.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { back } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { judgeAddress } from './judge-address.ts'
import { webviewWords } from './words.ts'
import './webview.css'

export default function WebviewScreen() {
  const { url: address } = useQueryOf(shellPaths.webview)
  const school = useSession('school')
  const page = useRead(loginInit, school ? { schoolId: school.id } : {})
  return <QueryView read={page}>{({ webHosts }) => <JudgedPage judgement={judgeAddress(address, webHosts)} />}</QueryView>
}

const JudgedPage = ({ judgement }: { judgement: ReturnType<typeof judgeAddress> }) => {
  const words = useWords(webviewWords)
  if (judgement.is === 'wrong')
    return (
      <Empty
        t={words.wrongAddress}
        action={
          <Button color="primary" fill="outline" onClick={() => back()}>
            {words.goBack}
          </Button>
        }
      />
    )
  const { host, href } = judgement.url
  if (judgement.is === 'allowed')
    return (
      <iframe
        className="webview"
        title={words.pageAt(host)}
        src={href}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    )
  return (
    <section className="outside">
      <h2>{words.outside}</h2>
      <p>{words.outsideAdvice}</p>
      <p className="outside-address">{href}</p>
      <a className="outside-open" href={href} target="_blank" rel="noopener noreferrer">
        {words.openOutside}
      </a>
    </section>
  )
}
