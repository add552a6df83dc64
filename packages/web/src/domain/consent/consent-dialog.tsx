import { agreeAgain, homeInit } from '@campus/contract/home/workbench.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { FileOutline, RightOutline } from 'antd-mobile-icons'
import { useId, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import './consent.css'
import { consentWords } from './words.ts'

interface ConsentNeeded {
  readonly document: 'privacy_policy' | 'user_agreement'
  readonly version: string
  readonly title: string
}

const screens = { privacy_policy: peoplePaths.privacyPolicy, user_agreement: peoplePaths.userAgreement }

/** Put off until the app is opened the next time. */
const putOff = new Set<string>()

/** Asks to agree to what has changed since one last agreed; the texts can be read first. */
export function ConsentDialog({ documents }: { readonly documents: readonly ConsentNeeded[] }) {
  const versions = documents.map(({ document, version }) => `${document} ${version}`).join()
  const [later, setLater] = useState<string>()
  if (documents.length === 0 || later === versions || putOff.has(versions)) return null
  const wait = () => {
    putOff.add(versions)
    setLater(versions)
  }
  return <Question key={versions} documents={documents} onLater={wait} />
}

function Question({ documents, onLater }: { readonly documents: readonly ConsentNeeded[]; readonly onLater: () => void }) {
  const words = useWords(consentWords)
  const id = useId()
  const { act, isActing } = useAction(agreeAgain, { changes: [homeInit] })
  const agree = async () => {
    for (const { document, version } of documents) await act({ document, version })
  }
  return (
    <Modal className="consent-dialog" labelledBy={id} onClose={onLater}>
      {(close) => (
        <>
          <h2 id={id}>{words.title}</h2>
          <p>{words.text}</p>
          <ul>
            {documents.map(({ document, version, title }) => (
              <li key={document}>
                <PathLink to={screens[document]}>
                  <FileOutline aria-hidden="true" />
                  <span>
                    {title}
                    <small>{words.version(version)}</small>
                  </span>
                  <RightOutline aria-hidden="true" />
                </PathLink>
              </li>
            ))}
          </ul>
          <div className="consent-answers">
            <Button onClick={close}>{words.later}</Button>
            <Button color="primary" loading={isActing} onClick={() => void agree().catch(() => undefined)}>
              {words.agree}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
