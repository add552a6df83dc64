import { Refusal } from '@campus/client/failures.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { objectToRegistration, registrationObjection } from '@campus/contract/registration/proof.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../case/case.css'
import { objectionWords } from './words.ts'

const isExpired = (error: unknown) => error instanceof Refusal && error.code === 'ticket_invalid'

function Notice({ token, onStopped }: { readonly token: string; readonly onStopped: () => void }) {
  const words = useWords(objectionWords)
  const read = useRead(registrationObjection, { token }, { staleTime: 0 })
  const { act, isActing } = useAction(objectToRegistration)
  const stop = async () => {
    if (!(await ask({ title: words.stopTitle, confirm: words.stop }))) return
    await act({ token })
    onStopped()
  }
  if (isExpired(read.error)) return <Empty t={words.expired} />
  return (
    <QueryView read={read}>
      {({ schoolName, number, opensAt, mayStop }) => {
        const opens = minuteOf(Date.parse(opensAt))
        return (
          <>
            <h2>{words.title}</h2>
            <div className="page-card">
              <FactList
                facts={[
                  [words.school, schoolName],
                  [words.number, number],
                  [words.opensAt, opens],
                ]}
              />
            </div>
            <p className="page-lead">{words.mine}</p>
            <div className="page-card">
              <p className="page-lead">{mayStop ? words.notMine : words.over(opens)}</p>
              {mayStop && (
                <Button block color="danger" size="large" loading={isActing} onClick={() => void stop().catch(() => undefined)}>
                  {words.stop}
                </Button>
              )}
            </div>
          </>
        )
      }}
    </QueryView>
  )
}

/** From the notice to the owner of a record: this was not me. */
export default function ObjectionScreen() {
  const words = useWords(objectionWords)
  const { token } = useQueryOf(registrationPaths.objection)
  const [isStopped, setIsStopped] = useState(false)
  return (
    <section className="page case-page">
      {isStopped ? (
        <Empty t={words.stopped} />
      ) : token ? (
        <Notice token={token} onStopped={() => setIsStopped(true)} />
      ) : (
        <Empty t={words.incomplete} />
      )}
    </section>
  )
}
